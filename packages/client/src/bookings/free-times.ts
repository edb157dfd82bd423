import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import { addDays } from '@rinda/domain/time/calendar'
import { fromUtcDateTime, localDateOf } from '@rinda/domain/time/zone'
import type { Reply } from './booking-replies.ts'

/** A time that can be booked: `startsAt` in ms since 1970, and as the wire names it. */
export type FreeTime = {
  readonly startsAt: number
  readonly date: string
  readonly time: string
  readonly duration: number
}

/** Number of weeks that are looked at. */
const weeksAhead = 8
const daysOfWeek = 7
const minuteMs = 60_000

/** Reads week by week until there are enough; undefined where one could not be read. `askWeek` is given its first day. */
export async function readFreeTimes(
  askWeek: (date: string) => Promise<Reply<readonly SlotItem[]>>,
  { zone, fromMs, most }: { zone: string; fromMs: number; most: number },
): Promise<FreeTime[] | undefined> {
  const first = localDateOf(Math.floor(fromMs / minuteMs), zone)
  const found: FreeTime[] = []
  for (let week = 0; week < weeksAhead && found.length < most; week += 1) {
    const reply = await askWeek(addDays(first, week * daysOfWeek))
    if (!reply.ok) return undefined
    for (const { date, time, duration, available } of reply.data) {
      const startsAt = fromUtcDateTime(date, time) * minuteMs
      if (available > 0 && startsAt >= fromMs) found.push({ startsAt, date, time, duration })
    }
  }
  return found.slice(0, most)
}
