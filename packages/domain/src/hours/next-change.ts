import {
  addDays,
  type EpochMinutes,
  type Interval,
  type LocalDate,
  localDateOf,
  minuteOfDay,
  wallIntervals,
} from '../time/zone.ts'
import { hoursOn, type LocationHours, staysOpenAfter } from './opening-hours.ts'

/** Moments of a location: `closesAt` while it is open, else `opensAt`; null where nobody knows. */
export type NextChange = { closesAt: EpochMinutes | null; opensAt: EpochMinutes | null }

/** Days that are looked at for the next opening or closing: beyond them nobody waits for it. */
const daysAhead = 14
const dayMinutes = 1_440

/**
 * Finds when a location closes, or opens next, by its hours: in instants, so that a day on which the clock changes is counted as it is. Where it
 * stays open over midnight, it closes on a later day; one that is open around the clock never does.
 */
export function nextChange(hours: LocationHours, at: EpochMinutes): NextChange {
  const today = localDateOf(at, hours.zone)
  let closesAt: EpochMinutes | null = null
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const date = addDays(today, ahead)
    for (const { from, till } of openOn(hours, date)) {
      if (closesAt !== null && from > closesAt) return { closesAt, opensAt: null }
      if (closesAt === null && from > at) return { closesAt: null, opensAt: from }
      if (till > at) closesAt = till
    }
    if (closesAt !== null && !staysOpenAfter(hours, date)) return { closesAt, opensAt: null }
  }
  return { closesAt: null, opensAt: null }
}

/** Lists when a location is open on a date, up to the midnight over which it stays open: two times where the clock leaps out of its hours. */
function openOn(hours: LocationHours, date: LocalDate): readonly Interval[] {
  const { range } = hoursOn(hours, date)
  if (!range) return []
  const till = staysOpenAfter(hours, date) ? dayMinutes : minuteOfDay(range.till)
  return wallIntervals(date, hours.zone, minuteOfDay(range.from), till)
}
