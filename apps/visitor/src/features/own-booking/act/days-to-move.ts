import type { FreeTime } from '@rinda/client/bookings/free-times'
import { localDay } from '../card/local-day.ts'

/** Days to which a booking can be moved, each with all of its free times, and the moment (ms) from which later ones are read; null where there are none. */
export type DaysToMove = {
  readonly days: ReadonlyMap<string, readonly FreeTime[]>
  readonly laterFrom: number | null
}

/** Number of times that are read at once. */
export const mostTimes = 400
/** Number of days that are shown at once. */
const mostDays = 12

/** Groups times that were read by their local days. A day of which there may be more times than were read is left for later, so that its number is true; `ownMs`, the time of the booking itself, is none. */
export function daysToMove(found: readonly FreeTime[], zone: string, ownMs: number): DaysToMove {
  const others = found.filter(({ startsAt }) => startsAt !== ownMs)
  const all = [...Map.groupBy(others, ({ startsAt }) => localDay(startsAt, zone))]
  const last = found.length >= mostTimes ? found.at(-1) : undefined
  const whole = last && all.length > 1 ? all.slice(0, -1) : all
  const shown = whole.slice(0, mostDays)
  const next = all[shown.length]?.[1][0]?.startsAt
  return { days: new Map(shown), laterFrom: next ?? (last ? last.startsAt + 1 : null) }
}
