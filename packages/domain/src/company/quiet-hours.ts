import { addDays, type EpochMinutes, localDateOf, localMinuteOf, wallIntervals } from '../time/zone.ts'
import type { QuietHours } from './profile.ts'

/** The instant from which somebody may be written to: `at` itself where it lies in no quiet hours of the zone, else their end. */
export function quietTill(at: EpochMinutes, { from, till }: QuietHours, zone: string): EpochMinutes {
  const minute = localMinuteOf(at, zone)
  const isOverMidnight = from > till
  const isQuiet = isOverMidnight ? minute >= from || minute < till : minute >= from && minute < till
  if (!isQuiet) return at
  const today = localDateOf(at, zone)
  const date = isOverMidnight && minute >= from ? addDays(today, 1) : today
  // Where the end comes twice, the first one may be over.
  return wallIntervals(date, zone, till, 1440).find((awake) => awake.from >= at)?.from ?? at
}
