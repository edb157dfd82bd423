import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Resource } from '@rinda/domain/availability/day-board'
import { addDays, type LocalDate } from '@rinda/domain/time/zone'
import { type Caller, maySeeService, profileOf } from '../access/caller.ts'
import type { Boards } from './boards/boards.ts'
import { type Offer, slotsOn } from './boards/slots-on.ts'
import { lookupRules, offerRules } from './offer-rules.ts'
import type { LocationSetting, ServiceSetting } from './setting.ts'
import { isShownTo } from './shown.ts'

export type SlotQuery = {
  locationId: number
  date: LocalDate
  days: number
  serviceId: number | null
  specialistId: number | null
}

/** The slots of some days at a location, in order, each with how many may still book it; for visitors those that have begun are gone. */
export async function getSlots(
  { boards }: { boards: Boards },
  caller: Caller,
  query: SlotQuery,
  now: Date,
): Promise<Result<SlotItem[]>> {
  const setting = await boards.settingOf(caller, query.locationId)
  if (!setting || !isShownTo(caller, setting)) return refuse('not_found', 'locationId')
  const nowMinutes = Math.floor(now.getTime() / 60_000)
  const offer = offerOf(setting, caller, query, nowMinutes)
  if (!offer.ok) return offer
  const dates = Array.from({ length: query.days }, (_, index) => addDays(query.date, index))
  const days = await boards.daysOf(setting, dates, now)
  if (days.some(({ told }) => told === 'away')) return refuse('booking_system_away')
  const { durationMinutes } = offer.value.rules
  const earliest = caller.kind === 'visitor' ? nowMinutes + 1 : nowMinutes - durationMinutes + 1
  const [first = [], ...rest] = days.map((day) => slotsOn(day, offer.value, earliest))
  return done(first.concat(...rest))
}

function offerOf(setting: LocationSetting, caller: Caller, query: SlotQuery, now: number): Result<Offer> {
  const profile = profileOf(caller, setting.company)
  const { serviceId, specialistId } = query
  if (serviceId === null) {
    const visible = [...setting.services.values()].filter(
      ({ row }) => maySeeService(caller, row.service_id) && isShownTo(caller, setting, row.service_id),
    )
    const resources = onlyOf(
      visible.filter((service) => service.isBookable).flatMap((service) => service.resources),
      specialistId,
    )
    if (specialistId !== null && resources.length === 0) return refuse('not_found', 'specialistId')
    return done({ serviceId, rules: lookupRules(setting, profile, now), resources, kept: 'board' })
  }
  const service: ServiceSetting | undefined = setting.services.get(serviceId)
  if (!service || !maySeeService(caller, serviceId) || !isShownTo(caller, setting, serviceId))
    return refuse('not_found', 'serviceId')
  const resources = onlyOf(service.resources, specialistId)
  if (specialistId !== null && resources.length === 0) return refuse('specialist_not_offered', 'specialistId')
  const audience = caller.kind === 'visitor' ? 'visitor' : 'staff'
  const offered = offerRules(setting, profile, service, specialistId, audience, now)
  const rules = service.isBookable ? offered : { ...offered, range: nothing }
  return done({ serviceId, rules, resources, kept: 'board' })
}

/** A range that holds no day. */
const nothing = { from: '9999-12-31', till: '0001-01-01' }

function onlyOf(resources: readonly Resource[], specialistId: number | null): readonly Resource[] {
  if (specialistId === null) return resources
  return resources.filter((resource) => resource.kind === 'specialist' && resource.id === specialistId)
}
