import type { NotFree } from '@rinda/contract/booking/not-free'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { whyNotFree } from '@rinda/domain/availability/why-not-free'
import { addDays, daysBetween, type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { type Caller, maySeeService, profileOf } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { findHolders } from '../occupancies/holder-store.ts'
import type { Boards } from './boards/boards.ts'
import { type HeldBy, heldOn, type LocationDay } from './boards/location-day.ts'
import { type Candidate, whyInactive } from './candidate.ts'
import { isBookedElsewhere } from './elsewhere.ts'
import { findNearest } from './nearest-free.ts'
import { mergeReasons, namedIn, reasonsOnWire, type ServiceReasons } from './not-free-reasons.ts'
import { offerRules } from './offer-rules.ts'
import type { LocationSetting, ServiceSetting } from './setting.ts'

export type WhyNotFreeQuery = {
  locationId: number
  serviceId: number | null
  specialistId: number | null
  /** Epoch minutes. */
  startsAt: number
  durationMinutes: number | null
}

/**
 * Explains why no visit can begin at a time, and when the next one can. Empty when one can begin there.
 */
export async function whyNothingIsFree(
  context: { db: Database; boards: Boards },
  caller: Caller,
  query: WhyNotFreeQuery,
  now: Date,
): Promise<Result<NotFree>> {
  const setting = await context.boards.settingOf(caller, query.locationId)
  if (!setting) return refuse('not_found', 'locationId')
  // Why, that system alone knows.
  if (isBookedElsewhere(setting)) return refuse('bookings_elsewhere')
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
    const kept = durationMinutes === rules.durationMinutes ? 'board' : 'nothing'
    const asked = { ...rules, durationMinutes }
    return { service, offer: { serviceId: service.row.service_id, rules: asked, resources, kept } }
  })
  const longest = Math.max(...candidates.map(({ offer }) => offer.rules.durationMinutes))
  const days = await context.boards.daysOf(setting, datesOf(startsAt, longest, setting.zone), now)
  const held = holdsOn(days)
  const found = candidates.map(({ service, offer }): ServiceReasons => {
    const { rules, resources } = offer
    const inactive = whyInactive(setting, { service, resources })
    const notBefore = minute - rules.durationMinutes + 1
    const reasons = inactive
      ? [{ code: inactive }]
      : whyNotFree({ rules, resources, occupancies: held, at: startsAt, notBefore })
    return { serviceId: service.row.service_id, reasons }
  })
  if (found.some(({ reasons }) => reasons.length === 0)) return done({ data: [], nearest: null })
  const bookable = candidates.filter(
    ({ service, offer }) => !whyInactive(setting, { service, resources: offer.resources }),
  )
  const merged = mergeReasons(found)
  const scope = narrow(caller.scope, setting.companyId)
  const holders = await findHolders(context.db, scope, namedIn(merged))
  const told = { caller, setting, showsReason: profile.booking.blockReason, holders }
  return done({
    data: reasonsOnWire(merged, told),
    nearest: await findNearest(context.boards, setting, bookable, startsAt, now),
  })
}

/** The local days that a visit touches. */
function datesOf(from: number, minutes: number, zone: string): LocalDate[] {
  const [first, last] = [localDateOf(from, zone), localDateOf(from + minutes - 1, zone)]
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
}

/** Lists the time that is held on some days, in order of its start; what reaches over midnight once. */
function holdsOn(days: readonly LocationDay[]): HeldBy[] {
  const holds = days.flatMap((day) => heldOn(day))
  const unlike = new Map(holds.map((hold) => [`${hold.bookingId} ${hold.lane}`, hold]))
  return [...unlike.values()].sort((one, other) => one.from - other.from || one.lane - other.lane)
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
