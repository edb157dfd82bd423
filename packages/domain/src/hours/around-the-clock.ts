import { addDays, type EpochMinutes, localDateOf } from '../time/zone.ts'
import { hoursOn, type LocationHours, type TimeRange } from './opening-hours.ts'

/** Tells whether hours last all day: the latest time that can be set is 23:59. */
export function isWholeDay({ from, till }: TimeRange): boolean {
  return from === '00:00' && till === '23:59'
}

/** Tells whether a location is open around the clock at a moment: all of its day, and on into the next one. */
export function isAroundTheClock(hours: LocationHours, at: EpochMinutes): boolean {
  const today = localDateOf(at, hours.zone)
  const { range } = hoursOn(hours, today)
  return range !== null && isWholeDay(range) && hoursOn(hours, addDays(today, 1)).range?.from === '00:00'
}
