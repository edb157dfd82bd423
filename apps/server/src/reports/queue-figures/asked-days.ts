import { type LocalTime, minuteOfDay } from '@rinda/domain/time/calendar'
import { dayBounds, type LocalDate, localDateOf, wallIntervals } from '@rinda/domain/time/zone'
import type { CountedDays } from './counted-store.ts'

/** Days that are asked for; today, where none are. `until` is a time of the last of them. */
export type AskedDays = {
  readonly from?: LocalDate | undefined
  readonly to?: LocalDate | undefined
  readonly until?: LocalTime | undefined
}

/** Names the days at a location, and the moment up to which they are told. */
export function daysOf(
  { location, zone }: { location: { location_id: number }; zone: string },
  { from, to, until }: AskedDays,
  now: Date,
): CountedDays {
  const last = to ?? from ?? localDateOf(now.getTime() / 60_000, zone)
  const till = until === undefined ? null : momentOf(last, until, zone)
  return { locationId: location.location_id, from: from ?? last, to: last, zone, till }
}

/** The moment at which a clock on the wall shows a time of a day; of an hour that comes twice the second time, of one that is skipped its end. */
function momentOf(day: LocalDate, time: LocalTime, zone: string): Date {
  const till = wallIntervals(day, zone, 0, minuteOfDay(time)).at(-1)?.till ?? dayBounds(day, zone).from
  return new Date(till * 60_000)
}
