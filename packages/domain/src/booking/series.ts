/** Times of something that repeats: at the same time on the wall, on chosen days of the week, until a day. */
import {
  addDays,
  daysBetween,
  type EpochMinutes,
  type LocalDate,
  localDateOf,
  localMinuteOf,
  wallIntervals,
  weekdayOf,
  weekdays,
} from '../time/zone.ts'

/**
 * Rule by which something repeats. Weekdays are numbered from Monday, 1, to Sunday, 7; `everyWeeks` 2 is
 * every other week, counted from the one that the first possible time is in; `until` is included; `without`
 * are days that are left out.
 */
export type Repeat = {
  readonly weekdays: readonly number[]
  readonly everyWeeks: number
  readonly until: LocalDate
  readonly without: readonly LocalDate[]
}

/** One time of a series. `startsAt` is null where the clock leaps over that time on that day. */
export type Occurrence = {
  readonly date: LocalDate
  readonly startsAt: EpochMinutes | null
  readonly isLeftOut: boolean
}

/** Limits of a series: the number of days that it may span, and the number of its times. */
export const mostSeriesDays = 366
export const mostOccurrences = 200

/** The weeks from one to the next that can be chosen. */
export const mostWeeksApart = 4

/**
 * Reason why something cannot repeat like this: it ends before it begins, goes on for too long, or happens on
 * no day.
 */
export type RepeatFault = 'ends_before' | 'too_long' | 'no_days'

/** The number of a day's weekday, from Monday, 1, to Sunday, 7. */
export function weekdayNumberOf(date: LocalDate): number {
  return weekdays.indexOf(weekdayOf(date)) || 7
}

/**
 * The times of a series from its first possible one (an instant, whose time on the wall is kept) on; of a time that comes twice
 * on a day the first. The first day counts only if its weekday is chosen, and then at its very instant.
 */
export function occurrencesOf(
  first: EpochMinutes,
  repeat: Repeat,
  zone: string,
): { ok: true; occurrences: readonly Occurrence[] } | { ok: false; fault: RepeatFault } {
  const begin = localDateOf(first, zone)
  const minute = localMinuteOf(first, zone)
  const days = daysBetween(begin, repeat.until)
  if (days < 0) return { ok: false, fault: 'ends_before' }
  if (days > mostSeriesDays) return { ok: false, fault: 'too_long' }
  const monday = 1 - weekdayNumberOf(begin)
  const dates = Array.from({ length: days + 1 }, (_, index) => index)
    .filter((index) => Math.floor((index - monday) / 7) % repeat.everyWeeks === 0)
    .map((index) => addDays(begin, index))
    .filter((date) => repeat.weekdays.includes(weekdayNumberOf(date)))
  if (dates.length === 0) return { ok: false, fault: 'no_days' }
  if (dates.length > mostOccurrences) return { ok: false, fault: 'too_long' }
  const occurrences = dates.map((date) => ({
    date,
    startsAt: date === begin ? first : (wallIntervals(date, zone, minute, minute + 1)[0]?.from ?? null),
    isLeftOut: repeat.without.includes(date),
  }))
  return { ok: true, occurrences }
}
