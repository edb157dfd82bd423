/** Minutes of a day on its wall clock, or instants in minutes. */
export type MinuteRange = { from: number; till: number }

/** Ranges in order, with those that overlap or touch made one. */
export function joined(ranges: readonly Readonly<MinuteRange>[]): MinuteRange[] {
  const result: MinuteRange[] = []
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const previous = result.at(-1)
    if (previous && range.from <= previous.till) previous.till = Math.max(previous.till, range.till)
    else result.push({ ...range })
  }
  return result
}
