/** Time that could be booked if nobody had booked. */
import {
  availableTimeOn,
  type BookingTime,
  hoursOn,
  type LocationHours,
  rangeOf,
  type TimeRange,
} from '../hours/opening-hours.ts'
import {
  type EpochMinutes,
  type Interval,
  type LocalDate,
  localDateOf,
  minuteOfDay,
  wallIntervals,
  weekdayOf,
} from '../time/zone.ts'
import { joined, type MinuteRange } from './minute-ranges.ts'

export type OfferRules = {
  hours: LocationHours
  /** Of the service; empty: whenever the location can be booked. */
  bookingTimes: readonly BookingTime[]
  /** Both days included; null: no bound. */
  range: { from: LocalDate; till: LocalDate } | null
  stepMinutes: number
  durationMinutes: number
}

/** The service's own times of a date: those of the date, else those of the weekday; null when it has none. */
export function bookingRanges(bookingTimes: readonly BookingTime[], date: LocalDate): MinuteRange[] | null {
  const ofDate = bookingTimes.filter((entry) => entry.day === date)
  const weekday = weekdayOf(date)
  const entries = ofDate.length > 0 ? ofDate : bookingTimes.filter((entry) => entry.day === weekday)
  if (entries.length === 0) return null
  const ranges = entries.map(rangeOf).filter((range) => range !== null)
  return joined(ranges.map((range) => ({ from: minuteOfDay(range.from), till: minuteOfDay(range.till) })))
}

/** Tells whether a day can be booked at all; without a range every day can. */
export function isInRange(range: OfferRules['range'], date: LocalDate): boolean {
  return range === null || (range.from <= date && date <= range.till)
}

/**
 * The stretches of a local day that can be booked, as long as possible and in order. The location's
 * special times of the date (30 minutes shorter at both ends), else the weekday's hours, cut by the
 * service's booking times (a date's before the weekday's, several ranges a day allowed), and nothing
 * outside the bookable range. A weekday on which the service has no times of its own is not cut; an entry
 * without times closes its day.
 */
export function bookableIntervals(rules: OfferRules, date: LocalDate): readonly Interval[] {
  if (!isInRange(rules.range, date)) return []
  return cut(availableTimeOn(rules.hours, date), rules, date)
}

/** A part of a local day, cut by the service's booking times of that day. */
function cut(
  day: TimeRange | null,
  { hours, bookingTimes }: Pick<OfferRules, 'hours' | 'bookingTimes'>,
  date: LocalDate,
): readonly Interval[] {
  if (!day) return []
  const open = { from: minuteOfDay(day.from), till: minuteOfDay(day.till) }
  const ranges = bookingRanges(bookingTimes, date) ?? [open]
  // Of an hour that comes twice each range has a part of both passes: they follow each other in another order than the ranges, and touch.
  return joined(
    ranges.flatMap((range) =>
      wallIntervals(date, hours.zone, Math.max(open.from, range.from), Math.min(open.till, range.till)),
    ),
  )
}

/**
 * The stretches of a local day in which a visit can take place: while the location is open, special days in full, and within the
 * service's booking times. Wider than what can be booked: nobody asks here how far ahead, or how near to closing.
 */
export function servedIntervals(
  rules: Pick<OfferRules, 'hours' | 'bookingTimes'>,
  date: LocalDate,
): readonly Interval[] {
  return cut(hoursOn(rules.hours, date).range, rules, date)
}

/**
 * The grid of a local day: from the start of each bookable stretch in steps of elapsed time, as long as
 * the whole duration fits. Throws RangeError when step or duration is not a whole number of minutes above 0.
 */
export function offeredStarts(rules: OfferRules, date: LocalDate): readonly EpochMinutes[] {
  const { stepMinutes, durationMinutes } = rules
  if (!(Number.isInteger(stepMinutes) && stepMinutes > 0)) throw new RangeError(`no step: ${stepMinutes}`)
  if (!(Number.isInteger(durationMinutes) && durationMinutes > 0)) {
    throw new RangeError(`no duration: ${durationMinutes}`)
  }
  const starts: EpochMinutes[] = []
  for (const { from, till } of bookableIntervals(rules, date)) {
    for (let start = from; start + durationMinutes <= till; start += stepMinutes) starts.push(start)
  }
  return starts
}

/**
 * Gives the reason why a time cannot be booked, or null when it can. The time need not be on the grid, as
 * staff may start at any minute: it has to fit into one bookable stretch of its local day.
 */
export function whyNotOffered(
  rules: OfferRules,
  at: EpochMinutes,
  durationMinutes: number,
): 'outside_range' | 'outside_hours' | null {
  const date = localDateOf(at, rules.hours.zone)
  if (!isInRange(rules.range, date)) return 'outside_range'
  const fits = bookableIntervals(rules, date).some(
    ({ from, till }) => from <= at && at + durationMinutes <= till && durationMinutes > 0,
  )
  return fits ? null : 'outside_hours'
}
