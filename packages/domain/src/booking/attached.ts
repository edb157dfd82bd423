type Line = { readonly act: string }

/** Finds the line of a booking's log that tells of the file that it has; undefined where it has none, or it was taken away. */
export function attachedLine<Each extends Line>(log: readonly Each[]): Each | undefined {
  const last = log.findLast(({ act }) => act === 'attach' || act === 'detach')
  return last?.act === 'attach' ? last : undefined
}
