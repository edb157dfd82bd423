import { addDays, fromUtcDateTime, localDateOf } from '@rinda/domain/time/zone'
import { profileOf } from '../access/caller.ts'
import { slotsOn } from '../availability/boards/slots-on.ts'
import { offerRules } from '../availability/offer-rules.ts'
import type { PagesContext } from './context.ts'
import { type Found, shownServicesOf } from './search/search.ts'
import { anyVisitor } from './shown-places.ts'

/** The first time that a visitor can book (ms since 1970), and for which service. */
export type FirstFree = { readonly at: number; readonly serviceId: number }

/** Number of days that are looked at, and how many of them at a time. */
const daysAhead = 14
const daysAtATime = 7

/** Finds the first time that can be booked of the services that are meant; null where the next two weeks have none. */
export async function findFirstFree(
  context: Pick<PagesContext, 'boards'>,
  found: Found,
  now: Date,
): Promise<FirstFree | null> {
  const first = await listFirstFree(context, found, now, 1)
  const [soonest] = [...first].sort(([, one], [, other]) => one - other)
  return soonest ? { serviceId: soonest[0], at: soonest[1] } : null
}

/**
 * Lists the first times (ms since 1970) that can be booked in the next two weeks, by service; the days are looked at until `enough` services have
 * one.
 */
export async function listFirstFree(
  { boards }: Pick<PagesContext, 'boards'>,
  { setting: shown, serviceIds }: Found,
  now: Date,
  enough = Number.POSITIVE_INFINITY,
): Promise<ReadonlyMap<number, number>> {
  const first = new Map<number, number>()
  const bookable = shownServicesOf(shown).filter(
    (one) => one.isBookable && serviceIds.has(one.row.service_id),
  )
  // Those alone are looked at of whom somebody can book.
  const setting = bookable.length > 0 ? await boards.settingOf(anyVisitor, shown.locationId) : undefined
  if (!setting) return first
  const minute = Math.floor(now.getTime() / 60_000)
  const profile = profileOf(anyVisitor, setting.company)
  const offers = bookable.map((service) => ({
    serviceId: service.row.service_id,
    rules: offerRules(setting, profile, service, null, 'visitor', minute),
    resources: service.resources,
    kept: 'board' as const,
  }))
  const from = localDateOf(minute, setting.zone)
  const isEnough = () => first.size >= Math.min(enough, offers.length)
  for (let ahead = 0; ahead < daysAhead && !isEnough(); ahead += daysAtATime) {
    const dates = Array.from({ length: daysAtATime }, (_, index) => addDays(from, ahead + index))
    for (const day of await boards.daysOf(setting, dates, now)) {
      if (isEnough()) break
      for (const offer of offers.filter(({ serviceId }) => !first.has(serviceId))) {
        const slot = slotsOn(day, offer, minute + 1).find(({ available }) => available > 0)
        if (slot) first.set(offer.serviceId, fromUtcDateTime(slot.date, slot.time) * 60_000)
      }
    }
  }
  return first
}
