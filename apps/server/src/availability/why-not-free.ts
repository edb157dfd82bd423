import type { NotFree } from '@rinda/contract/booking/not-free'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { whyNotFree } from '@rinda/domain/availability/why-not-free'
import { type Caller, maySeeService, profileOf } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import { listHolders } from '../occupancies/holder-store.ts'
import { type Candidate, resourcesOf, whyInactive } from './candidate.ts'
import { findNearest } from './nearest-free.ts'
import { mergeReasons, reasonsOnWire, type ServiceReasons } from './not-free-reasons.ts'
import { offerRules } from './offer-rules.ts'
import type { LocationSetting, ServiceSetting } from './setting.ts'
import type { AvailabilityContext } from './slots.ts'

export type WhyNotFreeQuery = {
  locationId: number
  serviceId: number | null
  specialistId: number | null
  /** Epoch minutes. */
  startsAt: number
  durationMinutes: number | null
}

/** Why no visit can begin at a time, and when the next one can. Nothing, when one can begin there. */
export async function whyNothingIsFree(
  context: AvailabilityContext,
  caller: Caller,
  query: WhyNotFreeQuery,
  now: Date,
): Promise<Result<NotFree>> {
  const setting = await context.settings.find(caller, query.locationId)
  if (!setting) return refuse('not_found', 'locationId')
  const services = servicesMeant(setting, caller, query)
  if (!services.ok) return services
  const profile = profileOf(caller, setting.company)
  const minute = Math.floor(now.getTime() / 60_000)
  const { specialistId, startsAt } = query
  const candidates = services.value.map((service): Candidate => {
    const rules = offerRules(setting, profile, service, specialistId, 'staff', minute)
    const durationMinutes = query.durationMinutes ?? rules.durationMinutes
    const resources = service.resources.filter(
      ({ kind, id }) => specialistId === null || (kind === 'specialist' && id === specialistId),
    )
    return { service, resources, rules: { ...rules, durationMinutes } }
  })
  const longest = Math.max(...candidates.map(({ rules }) => rules.durationMinutes))
  const scope = narrow(caller.scope, setting.companyId)
  const within = { from: startsAt, till: startsAt + longest }
  const occupancies = await listHolders(context.db, scope, resourcesOf(candidates), within, now)
  const found = candidates.map((candidate): ServiceReasons => {
    const { service, resources, rules } = candidate
    const inactive = whyInactive(setting, candidate)
    const notBefore = minute - rules.durationMinutes + 1
    const reasons = inactive
      ? [{ code: inactive }]
      : whyNotFree({ rules, resources, occupancies, at: startsAt, notBefore })
    return { serviceId: service.row.service_id, reasons }
  })
  const bookable = candidates.filter((candidate) => !whyInactive(setting, candidate))
  const isFree = found.some(({ reasons }) => reasons.length === 0)
  const told = { caller, setting, showsReason: profile.booking.blockReason }
  return done({
    data: isFree ? [] : reasonsOnWire(mergeReasons(found), told),
    nearest: isFree ? null : await findNearest(context.db, scope, bookable, startsAt, now),
  })
}

/** The services that the question is about: the one named, else those of the specialist, else all that are booked there. */
function servicesMeant(
  setting: LocationSetting,
  caller: Caller,
  { serviceId, specialistId }: WhyNotFreeQuery,
): Result<ServiceSetting[]> {
  const own = [...setting.services.values()].filter(({ row }) => maySeeService(caller, row.service_id))
  const serves = (service: ServiceSetting) =>
    specialistId === null || service.specialistIds.includes(specialistId)
  if (serviceId !== null) {
    const service = own.find(({ row }) => row.service_id === serviceId)
    if (!service) return refuse('not_found', 'serviceId')
    return serves(service) ? done([service]) : refuse('specialist_not_offered', 'specialistId')
  }
  const all = own.filter(serves)
  if (specialistId !== null && all.length === 0) return refuse('not_found', 'specialistId')
  const bookable = all.filter((service) => service.isBookable)
  if (all.length === 0) return refuse('not_found', 'serviceId')
  return done(bookable.length > 0 ? bookable : all)
}
