import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { boardSlots, buildBoard, type Resource } from '@rinda/domain/availability/day-board'
import { heldOff } from '@rinda/domain/availability/held-off'
import { type OfferRules, offeredStarts } from '@rinda/domain/availability/offer'
import { addDays, dayBounds, type Interval, type LocalDate } from '@rinda/domain/time/zone'
import { type Caller, maySeeService, profileOf } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { type HeldTime, listHeldTime } from '../occupancies/occupancy-store.ts'
import { lookupRules, offerRules } from './offer-rules.ts'
import type { LocationSetting, ServiceSetting } from './setting.ts'
import type { Settings } from './settings.ts'
import { isShownTo } from './shown.ts'

export type AvailabilityContext = { db: Database; settings: Settings }

export type SlotQuery = {
  locationId: number
  date: LocalDate
  days: number
  serviceId: number | null
  specialistId: number | null
}

/** The slots of some days at a location, in order, each with how many may still book it; for visitors those that have begun are gone. */
export async function getSlots(
  context: AvailabilityContext,
  caller: Caller,
  query: SlotQuery,
  now: Date,
): Promise<Result<SlotItem[]>> {
  const setting = await context.settings.find(caller, query.locationId)
  if (!setting || !isShownTo(caller, setting)) return refuse('not_found', 'locationId')
  const nowMinutes = Math.floor(now.getTime() / 60_000)
  const asked = whatIsAsked(setting, caller, query, nowMinutes)
  if (!asked.ok) return asked
  const { rules, resources } = asked.value
  const dates = Array.from({ length: query.days }, (_, index) => addDays(query.date, index))
  const scope = narrow(caller.scope, setting.companyId)
  const held = await listHeldTime(context.db, scope, resources, spanOf(dates, setting.zone), now)
  const earliest = caller.kind === 'visitor' ? nowMinutes + 1 : nowMinutes - rules.durationMinutes + 1
  return done(dates.flatMap((date) => slotsOfDay(rules, date, resources, held, earliest)))
}

/** The slots of one day, from a moment on; who is not at work is as one who is taken. */
export function slotsOfDay(
  rules: OfferRules,
  date: LocalDate,
  resources: readonly Resource[],
  held: readonly HeldTime[],
  earliest: number,
): readonly SlotItem[] {
  const starts = offeredStarts(rules, date)
  const off = heldOff(resources, date, rules.hours.zone)
  const taken = off.length > 0 ? [...held, ...off] : held
  return boardSlots(buildBoard(starts, rules.durationMinutes, resources, taken), earliest)
}

/** The time from the first of some consecutive local days to the end of the last, and a day around for what reaches over midnight. */
export function spanOf(dates: readonly LocalDate[], zone: string): Interval {
  const first = dates[0]
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return { from: 0, till: 1 }
  return { from: dayBounds(first, zone).from, till: dayBounds(last, zone).till + 1440 }
}

type Asked = { rules: OfferRules; resources: readonly Resource[] }

function whatIsAsked(setting: LocationSetting, caller: Caller, query: SlotQuery, now: number): Result<Asked> {
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
    return done({ rules: lookupRules(setting, profile, now), resources })
  }
  const service: ServiceSetting | undefined = setting.services.get(serviceId)
  if (!service || !maySeeService(caller, serviceId) || !isShownTo(caller, setting, serviceId))
    return refuse('not_found', 'serviceId')
  const resources = onlyOf(service.resources, specialistId)
  if (specialistId !== null && resources.length === 0) return refuse('specialist_not_offered', 'specialistId')
  const audience = caller.kind === 'visitor' ? 'visitor' : 'staff'
  const rules = offerRules(setting, profile, service, specialistId, audience, now)
  return done({ rules: service.isBookable ? rules : { ...rules, range: nothing }, resources })
}

/** A range that holds no day. */
const nothing = { from: '9999-12-31', till: '0001-01-01' }

function onlyOf(resources: readonly Resource[], specialistId: number | null): readonly Resource[] {
  if (specialistId === null) return resources
  return resources.filter((resource) => resource.kind === 'specialist' && resource.id === specialistId)
}
