import { hoursOn, type LocationHours } from '../../hours/opening-hours.ts'
import { type EpochMinutes, type LocalDate, minuteOfDay, wallIntervals } from '../../time/zone.ts'

/** Hour of a location's day on its clock, as far as it is open in it: from one moment to another, in milliseconds. */
export type DayHour = { hour: number; from: number; till: number }

const minuteMs = 60_000
const instant = (at: EpochMinutes) => at * minuteMs

/** Lists the hours of a date in which a location is open: an hour that is skipped is none, one that comes twice is twice as long. */
export function openHoursOn(hours: LocationHours, date: LocalDate): DayHour[] {
  const { range } = hoursOn(hours, date)
  if (!range) return []
  const [from, till] = [minuteOfDay(range.from), minuteOfDay(range.till)]
  const [first, last] = [Math.floor(from / 60), Math.ceil(till / 60)]
  return Array.from({ length: last - first }, (_, index) => first + index).flatMap((hour) => {
    const times = wallIntervals(date, hours.zone, Math.max(from, hour * 60), Math.min(till, hour * 60 + 60))
    const [begin, end] = [times[0]?.from, times.at(-1)?.till]
    return begin === undefined || end === undefined
      ? []
      : [{ hour, from: instant(begin), till: instant(end) }]
  })
}
