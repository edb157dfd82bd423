import { addDays, type EpochMinutes, localDateOf, minuteOfDay, wallIntervals } from '../time/zone.ts'
import { hoursOn, type LocationHours } from './opening-hours.ts'

/** Moments of a location: `closesAt` while it is open, else `opensAt`; null where nobody knows. */
export type NextChange = { closesAt: EpochMinutes | null; opensAt: EpochMinutes | null }

/** Days that are looked at for the next opening: beyond them nobody waits for it. */
const daysAhead = 14

/** Finds when a location closes, or opens next, by its hours: in instants, so that a day on which the clock changes is counted as it is. */
export function nextChange(hours: LocationHours, at: EpochMinutes): NextChange {
  const today = localDateOf(at, hours.zone)
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const date = addDays(today, ahead)
    const { range } = hoursOn(hours, date)
    if (!range) continue
    const open = wallIntervals(date, hours.zone, minuteOfDay(range.from), minuteOfDay(range.till))
    for (const { from, till } of open) {
      if (from <= at && at < till) return { closesAt: till, opensAt: null }
      if (from > at) return { closesAt: null, opensAt: from }
    }
  }
  return { closesAt: null, opensAt: null }
}
