import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { addDays, type LocalDate } from '@rinda/domain/time/zone'
import { type InternalCaller, profileOf } from '../access/caller.ts'
import type { Boards } from './boards/boards.ts'
import type { LocationDay } from './boards/location-day.ts'
import { slotsOn } from './boards/slots-on.ts'
import { isBookedElsewhere } from './elsewhere.ts'
import { offerRules } from './offer-rules.ts'
import type { LocationSetting, ServiceSetting } from './setting.ts'

/** A start of a service with how many may still book it, and which specialists are free. */
export type FreeTimeResource = ResourceObject<
  'slot',
  {
    service_id: number
    date: string
    time: string
    duration: number
    available: number
    specialist_ids: number[]
  }
>

/**
 * Lists the free starts of every bookable service on some days, as a visitor is offered them, for another system that shows them to visitors of its
 * own. Who asks for another one is not sent on a second time: else two systems could ask each other for ever.
 */
export async function listFreeTimes(
  { boards }: { boards: Boards },
  caller: InternalCaller,
  { locationId, from, days }: { locationId: number; from: LocalDate; days: number },
  now: Date,
): Promise<Result<FreeTimeResource[]>> {
  const setting = await boards.settingOf(caller, locationId)
  if (!setting) return refuse('not_found')
  if (caller.isRelayed && isBookedElsewhere(setting)) return refuse('bookings_elsewhere')
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  const read = await boards.daysOf(setting, dates, now)
  if (read.some(({ told }) => told === 'away')) return refuse('booking_system_away')
  const services = [...setting.services.values()].filter(({ isBookable }) => isBookable)
  return done(
    services.flatMap((service) => read.flatMap((day) => freeOn(day, { caller, setting, service, now }))),
  )
}

type Asked = { caller: InternalCaller; setting: LocationSetting; service: ServiceSetting; now: Date }

function freeOn(day: LocationDay, { caller, setting, service, now }: Asked): FreeTimeResource[] {
  const { service_id: serviceId } = service.row
  const minute = Math.floor(now.getTime() / 60_000)
  const profile = profileOf(caller, setting.company)
  const rules = offerRules(setting, profile, service, null, 'visitor', minute)
  const { resources } = service
  const all = slotsOn(day, { serviceId, rules, resources, kept: 'board' }, minute + 1)
  const specialists = resources.filter(({ kind }) => kind === 'specialist')
  const freeOf = specialists.map((one) => {
    const own = offerRules(setting, profile, service, one.id, 'visitor', minute)
    const slots = slotsOn(day, { serviceId, rules: own, resources: [one], kept: 'starts' }, minute + 1)
    const isFree = slots.filter(({ available }) => available > 0)
    return { id: one.id, starts: new Set(isFree.map(({ date, time }) => `${date} ${time}`)) }
  })
  return all
    .filter(({ available }) => available > 0)
    .map(({ date, time, duration, available }) => ({
      id: `${serviceId} ${date} ${time}`,
      type: 'slot',
      attributes: {
        service_id: serviceId,
        ...{ date, time, duration, available },
        specialist_ids: freeOf.filter(({ starts }) => starts.has(`${date} ${time}`)).map(({ id }) => id),
      },
    }))
}
