/** The only place that knows zones and clock changes: between wall clocks and instants, both ways. */
import {
  addDays,
  dateOfDayNumber,
  dayMinutes,
  dayNumber,
  isLocalDate,
  isLocalTime,
  type LocalDate,
  type LocalTime,
  minuteOfDay,
  timeOfMinute,
} from './calendar.ts'
import { offsetAt, offsetsOfUtcDay, startOfLocalDay } from './offsets.ts'

export {
  addDays,
  addMonths,
  daysBetween,
  isCalendarDate,
  isLocalDate,
  isLocalTime,
  type LocalDate,
  type LocalTime,
  minuteOfDay,
  mondayOf,
  type Weekday,
  weekdayOf,
  weekdays,
} from './calendar.ts'

/** Whole minutes since 1970-01-01T00:00Z. */
export type EpochMinutes = number
/** The instants from `from` up to, and without, `till`. */
export type Interval = { readonly from: EpochMinutes; readonly till: EpochMinutes }

/** The day on the wall of the zone at an instant. Throws RangeError when there is no such zone. */
export function localDateOf(at: EpochMinutes, zone: string): LocalDate {
  return dateOfDayNumber(Math.floor((at + offsetAt(zone, at)) / dayMinutes))
}

/** Minutes from midnight on the wall of the zone at an instant; a fraction of a minute is kept. */
export function localMinuteOf(at: EpochMinutes, zone: string): number {
  const wall = at + offsetAt(zone, at)
  return wall - Math.floor(wall / dayMinutes) * dayMinutes
}

/** The time on the wall of the zone at an instant. */
export function localTimeOf(at: EpochMinutes, zone: string): LocalTime {
  return timeOfMinute(localMinuteOf(at, zone))
}

/** The offsets that can be in force on a local day: zones lie up to 14 hours either side of UTC. */
function stretchesAround(date: LocalDate, zone: string): { from: number; till: number; offset: number }[] {
  const day = dayNumber(date)
  const parts = [day - 1, day, day + 1].flatMap((near) => offsetsOfUtcDay(zone, near))
  const end = (day + 2) * dayMinutes
  return parts.map((part, index) => ({ ...part, till: parts[index + 1]?.from ?? end }))
}

/** The instants of a local day: 23, 24 or 25 hours in Riga. Days follow each other without gap or overlap. */
export function dayBounds(date: LocalDate, zone: string): Interval {
  return { from: startOfLocalDay(zone, date), till: startOfLocalDay(zone, addDays(date, 1)) }
}

/**
 * The instants at which the wall clock of the zone shows that date and a minute of the day from
 * `fromMinute` up to, and without, `tillMinute`: nothing in an hour that is skipped, both passes of an hour
 * that comes twice. In order, neighbours joined.
 */
export function wallIntervals(
  date: LocalDate,
  zone: string,
  fromMinute: number,
  tillMinute: number,
): readonly Interval[] {
  const midnight = dayNumber(date) * dayMinutes
  const wallFrom = midnight + Math.max(0, fromMinute)
  const wallTill = midnight + Math.min(dayMinutes, tillMinute)
  const found: { from: number; till: number }[] = []
  for (const stretch of stretchesAround(date, zone)) {
    const from = Math.max(stretch.from, wallFrom - stretch.offset)
    const till = Math.min(stretch.till, wallTill - stretch.offset)
    if (from >= till) continue
    const previous = found.at(-1)
    if (previous?.till === from) previous.till = till
    else found.push({ from, till })
  }
  return found
}

/** Tells whether the wall clock of the zone shows the time of an instant twice on its day, as it is put back. */
export function comesTwice(at: EpochMinutes, zone: string): boolean {
  const minute = Math.floor(localMinuteOf(at, zone))
  return wallIntervals(localDateOf(at, zone), zone, minute, minute + 1).length > 1
}

/** The UTC date and time of an instant, as they stand on every wire. */
export function utcDateTime(at: EpochMinutes): { date: LocalDate; time: LocalTime } {
  const day = Math.floor(at / dayMinutes)
  return { date: dateOfDayNumber(day), time: timeOfMinute(at - day * dayMinutes) }
}

/** The instant of a UTC date and time. Throws RangeError when either is not one. */
export function fromUtcDateTime(date: LocalDate, time: LocalTime): EpochMinutes {
  if (!isLocalDate(date) || !isLocalTime(time)) throw new RangeError(`not a date and time: ${date} ${time}`)
  return dayNumber(date) * dayMinutes + minuteOfDay(time)
}
