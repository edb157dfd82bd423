import { timeOfMinute } from '../time/calendar.ts'
import {
  addDays,
  type EpochMinutes,
  isLocalTime,
  type LocalDate,
  type LocalTime,
  localDateOf,
  localMinuteOf,
  minuteOfDay,
  type Weekday,
  weekdayOf,
} from '../time/zone.ts'

/** Wall-clock times of one day, `from` before `till`. */
export type TimeRange = { from: LocalTime; till: LocalTime }
/** Opening hours by weekday; a weekday without an entry is closed. */
export type WeekHours = Partial<Record<Weekday, TimeRange>>
/** Hours of one date, for everyone, one company or one location. Without times the day is closed. */
export type SpecialTime = {
  day: LocalDate
  from?: LocalTime | null
  till?: LocalTime | null
  companyId?: number | null
  locationId?: number | null
}
/**
 * Time in which a service can be booked on a weekday or a date. Without times it cannot be booked on that
 * day.
 */
export type BookingTime = { day: Weekday | LocalDate; from?: LocalTime | null; till?: LocalTime | null }
/** `specials` are those of this location already, see `specialsFor`. */
export type LocationHours = { zone: string; week: WeekHours; specials: readonly SpecialTime[] }

/** Minutes of a special day that cannot be booked after opening, and as many before closing. */
const specialTrimMinutes = 30
const listedDays = 7

/** The range of an entry, or null when it has no times, wrong ones, or ends before it begins. */
export function rangeOf(entry: { from?: LocalTime | null; till?: LocalTime | null }): TimeRange | null {
  const { from, till } = entry
  if (!from || !till || !isLocalTime(from) || !isLocalTime(till) || from >= till) return null
  return { from, till }
}

/**
 * The special days that concern a location: those of everyone, of its company and its own. The more
 * particular stand later, and the last one of a date counts.
 */
export function specialsFor(
  specials: readonly SpecialTime[],
  companyId: number,
  locationId: number,
): SpecialTime[] {
  const rank = (special: SpecialTime) =>
    (special.locationId == null ? 0 : 2) + (special.companyId == null ? 0 : 1)
  return specials
    .filter((special) => special.companyId == null || special.companyId === companyId)
    .filter((special) => special.locationId == null || special.locationId === locationId)
    .sort((one, other) => rank(one) - rank(other))
}

/**
 * Gives the hours of a location on a date: its special times if there are any, else the weekday's; null is
 * closed.
 */
export function hoursOn(
  hours: LocationHours,
  date: LocalDate,
): { range: TimeRange | null; isSpecial: boolean } {
  const special = hours.specials.findLast((entry) => entry.day === date)
  if (special) return { range: rangeOf(special), isSpecial: true }
  return { range: rangeOf(hours.week[weekdayOf(date)] ?? {}), isSpecial: false }
}

/** The latest time that can be set as the end of a day. */
const lastTime = '23:59'

/** Tells whether a location stays open over the midnight that ends a date: the day's hours last to its end, and the next day's begin with it. */
export function staysOpenAfter(hours: LocationHours, date: LocalDate): boolean {
  const next = hoursOn(hours, addDays(date, 1))
  return hoursOn(hours, date).range?.till === lastTime && next.range?.from === '00:00'
}

export type OpenTime = { date: LocalDate; weekday: Weekday; from: LocalTime | null; till: LocalTime | null }

/** Opening hours of the 7 days that begin with `today`; a closed day has no times. */
export function openTimesOfNextDays(hours: LocationHours, today: LocalDate): OpenTime[] {
  return Array.from({ length: listedDays }, (_, index) => {
    const date = addDays(today, index)
    const { range } = hoursOn(hours, date)
    return { date, weekday: weekdayOf(date), from: range?.from ?? null, till: range?.till ?? null }
  })
}

/**
 * The part of a day that can be booked: the opening hours, on special days 30 minutes shorter at both ends.
 * Null when closed, and on a special day too short to leave anything.
 */
export function availableTimeOn(hours: LocationHours, date: LocalDate): TimeRange | null {
  const { range, isSpecial } = hoursOn(hours, date)
  if (!range || !isSpecial) return range
  const from = minuteOfDay(range.from) + specialTrimMinutes
  const till = minuteOfDay(range.till) - specialTrimMinutes
  return from < till ? { from: timeOfMinute(from), till: timeOfMinute(till) } : null
}

/** Strictly between: at the very minute of opening or closing it is not. Fractions of a minute count. */
function isInside(range: TimeRange | null, at: EpochMinutes, zone: string): boolean {
  if (!range) return false
  const minute = localMinuteOf(at, zone)
  return minuteOfDay(range.from) < minute && minute < minuteOfDay(range.till)
}

/**
 * Tells whether the location is open at an instant: its wall clock is strictly between opening and closing, or
 * passes a midnight over which it stays open.
 */
export function isOpenAt(hours: LocationHours, at: EpochMinutes): boolean {
  const date = localDateOf(at, hours.zone)
  if (isInside(hoursOn(hours, date).range, at, hours.zone)) return true
  const minute = localMinuteOf(at, hours.zone)
  if (minute >= minuteOfDay(lastTime)) return staysOpenAfter(hours, date)
  return minute === 0 && staysOpenAfter(hours, addDays(date, -1))
}

/** The same for the part of the day that can be booked. */
export function isAvailableAt(hours: LocationHours, at: EpochMinutes): boolean {
  return isInside(availableTimeOn(hours, localDateOf(at, hours.zone)), at, hours.zone)
}

/** Services go down with their location: not available, not active or not online, and none of them is. */
export function isServiceAvailable(
  location: { isAvailable: boolean; isActive: boolean; isOnline: boolean },
  service: { isActive: boolean; isAvailable?: boolean },
): boolean {
  const isLocationUp = location.isAvailable && location.isActive && location.isOnline
  return isLocationUp && service.isActive && service.isAvailable !== false
}
