import type { TimeRange } from '@rinda/domain/hours/opening-hours'
import type { LocalDate, Weekday } from '@rinda/domain/time/zone'

/** A column: every such weekday, or one date. */
export type Day = Weekday | LocalDate

/** Times of a day: none of its own (`usual`), closed, or its ranges in order. */
export type DayTimes =
  | { readonly kind: 'usual' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly ranges: readonly TimeRange[] }

export const usual: DayTimes = { kind: 'usual' }
export const closed: DayTimes = { kind: 'closed' }

/** One change of one cell: the times of a day in a row. */
export type TimesEdit = { readonly row: string; readonly day: Day; readonly times: DayTimes }

export function isSameTimes(one: DayTimes, other: DayTimes): boolean {
  return rangesText(one) === rangesText(other) && one.kind === other.kind
}

/** `09:00–12:00, 13:00–18:00`; empty where there are no ranges. */
export function rangesText(times: DayTimes): string {
  if (times.kind !== 'open') return ''
  return times.ranges.map(({ from, till }) => `${from}–${till}`).join(', ')
}

/** Gives the text of the field when a cell is opened: `09:00 – 18:00`; '' where there are no ranges. */
export function typedText(times: DayTimes): string {
  if (times.kind !== 'open') return ''
  return times.ranges.map(({ from, till }) => `${from} – ${till}`).join(', ')
}
