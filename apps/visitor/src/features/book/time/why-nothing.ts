import type { Day } from './days.ts'

/** Reason why nothing is free in the weeks that are shown: `opens` from a day on, `ended` with a day, `full` through a day, `none` of one specialist, or `closed`. */
export type WhyNothing =
  | { why: 'opens' | 'ended' | 'full'; day: string }
  | { why: 'none' }
  | { why: 'closed' }

type Bounds = { bookableFrom: string | null; bookableTill: string | null }

/** Finds why none of the days that are shown has a free time; `days` are those of the calendar in their order, all of them read. */
export function whyNothingFree(
  days: readonly Pick<Day, 'date' | 'kind'>[],
  { bookableFrom, bookableTill }: Bounds,
): WhyNothing {
  const full = days.findLast(({ kind }) => kind === 'full')
  if (full) return { why: 'full', day: full.date }
  const [first, last] = [days.find(({ kind }) => kind !== 'past' && kind !== 'over')?.date, days.at(-1)?.date]
  if (bookableFrom && last && bookableFrom > last) return { why: 'opens', day: bookableFrom }
  if (bookableTill && (!first || bookableTill < first)) return { why: 'ended', day: bookableTill }
  return { why: days.some(({ kind }) => kind === 'none') ? 'none' : 'closed' }
}
