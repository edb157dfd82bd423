import type { EpochMinutes } from '../time/zone.ts'
import { nextChange } from './next-change.ts'
import { isOpenAt, type LocationHours, type TimeRange } from './opening-hours.ts'

/** Tells whether hours last all day: the latest time that can be set is 23:59. */
export function isWholeDay({ from, till }: TimeRange): boolean {
  return from === '00:00' && till === '23:59'
}

const dayMinutes = 1_440

/** Tells whether a location is open around the clock at a moment: now, and all of the 24 hours that follow. */
export function isAroundTheClock(hours: LocationHours, at: EpochMinutes): boolean {
  if (!isOpenAt(hours, at)) return false
  const { closesAt } = nextChange(hours, at)
  return closesAt === null || closesAt - at >= dayMinutes
}
