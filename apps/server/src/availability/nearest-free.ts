import type { NearestFree } from '@rinda/contract/booking/not-free'
import { addDays, fromUtcDateTime, localDateOf } from '@rinda/domain/time/zone'
import type { Boards } from './boards/boards.ts'
import { slotsOn } from './boards/slots-on.ts'
import type { Candidate } from './candidate.ts'
import type { LocationSetting } from './setting.ts'

/** Number of days that are looked at, and how many of them at a time. */
const daysAhead = 28
const daysAtATime = 7

/**
 * The free start of any of these services that is nearest to a moment, and no past one: of that day, or, when that has none, the first of
 * the next; null when the next weeks have none. Of two as near it is the later one.
 */
export async function findNearest(
  boards: Boards,
  setting: LocationSetting,
  candidates: readonly Candidate[],
  asked: number,
  now: Date,
): Promise<NearestFree | null> {
  if (candidates.length === 0) return null
  const minute = Math.floor(now.getTime() / 60_000)
  const first = localDateOf(Math.max(asked, minute), setting.zone)
  for (let week = 0; week < daysAhead; week += daysAtATime) {
    const dates = Array.from({ length: daysAtATime }, (_, index) => addDays(first, week + index))
    for (const day of await boards.daysOf(setting, dates, now)) {
      const starts = candidates.flatMap(({ service, offer }) =>
        slotsOn(day, offer, minute - offer.rules.durationMinutes + 1)
          .filter(({ available }) => available > 0)
          .map((slot) => ({
            slot,
            at: fromUtcDateTime(slot.date, slot.time),
            serviceId: service.row.service_id,
          })),
      )
      const distance = Math.min(...starts.map(({ at }) => Math.abs(at - asked)))
      const near = starts.filter(({ at }) => Math.abs(at - asked) === distance)
      const latest = Math.max(...near.map(({ at }) => at))
      const own = near.filter(({ at }) => at === latest)
      const [nearest] = own
      if (!nearest) continue
      const { date: onDay, time } = nearest.slot
      return {
        date: onDay,
        time,
        duration: Math.min(...own.map(({ slot }) => slot.duration)),
        service_ids: own.map(({ serviceId }) => String(serviceId)),
      }
    }
  }
  return null
}
