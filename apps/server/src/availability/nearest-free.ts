import type { NearestFree } from '@rinda/contract/booking/not-free'
import { addDays, fromUtcDateTime, localDateOf } from '@rinda/domain/time/zone'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { listHeldTime } from '../occupancies/occupancy-store.ts'
import { type Candidate, resourcesOf } from './candidate.ts'
import { slotsOfDay, spanOf } from './slots.ts'

/** How many days are looked at, and how many of them at a time. */
const daysAhead = 28
const daysAtATime = 7

/**
 * The free start of any of these services that is nearest to a moment, and no past one: of that day, or, when that has none, the first of
 * the next; null when the next weeks have none. Of two as near it is the later one.
 */
export async function findNearest(
  db: Database,
  scope: CompanyScope,
  candidates: readonly Candidate[],
  asked: number,
  now: Date,
): Promise<NearestFree | null> {
  const [first] = candidates
  if (!first) return null
  const { zone } = first.rules.hours
  const minute = Math.floor(now.getTime() / 60_000)
  const day = localDateOf(Math.max(asked, minute), zone)
  const resources = resourcesOf(candidates)
  for (let week = 0; week < daysAhead; week += daysAtATime) {
    const dates = Array.from({ length: daysAtATime }, (_, index) => addDays(day, week + index))
    const held = await listHeldTime(db, scope, resources, spanOf(dates, zone), now)
    for (const date of dates) {
      const starts = candidates.flatMap(({ service, resources: own, rules }) => {
        const earliest = minute - rules.durationMinutes + 1
        return slotsOfDay(rules, date, own, held, earliest)
          .filter(({ available }) => available > 0)
          .map((slot) => ({
            slot,
            at: fromUtcDateTime(slot.date, slot.time),
            serviceId: service.row.service_id,
          }))
      })
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
