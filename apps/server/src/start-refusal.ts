/** A reason not to start that a person can act on. `main.ts` prints its message as it stands, without a stack. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}

/** Gives the cause of an error, short enough for the end of such a line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
