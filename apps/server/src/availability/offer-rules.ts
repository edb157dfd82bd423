import { bookableRange, type ServicePeriod } from '@rinda/domain/availability/bookable-range'
import type { OfferRules } from '@rinda/domain/availability/offer'
import { slotRule } from '@rinda/domain/availability/slot-rules'
import { type CompanyProfile, profileDuration, rangeRuleOf } from '@rinda/domain/company/profile'
import { localDateOf } from '@rinda/domain/time/zone'
import type { LocationSetting, ServiceSetting } from './setting.ts'
import type { ServiceRow } from './setting-store.ts'

/** Staff see further than visitors: each has periods of their own in a service's configuration. */
export type Audience = 'staff' | 'visitor'

/** Service with only what the rules of its offer depend on. */
export type RuledService = Pick<ServiceSetting, 'stepMinutes' | 'durationMinutes'> & {
  readonly row: Pick<ServiceRow, 'service_id' | 'bms_start_date' | 'bms_end_date' | 'config'>
}

/** The rules of a service's offer with a specialist (null: with any), as they are at a moment (epoch minutes). */
export function offerRules(
  setting: Pick<LocationSetting, 'zone' | 'hours'>,
  profile: CompanyProfile,
  service: RuledService,
  specialistId: number | null,
  audience: Audience,
  now: number,
): OfferRules {
  const { row } = service
  return {
    hours: setting.hours,
    bookingTimes: row.config.booking_times ?? [],
    range: bookableRange(
      rangeRuleOf(profile, row.service_id),
      periodOf(service, audience),
      localDateOf(now, setting.zone),
    ),
    stepMinutes: service.stepMinutes,
    durationMinutes: profileDuration(profile, row.service_id, specialistId) ?? service.durationMinutes,
  }
}

/** Gives the bounds that a service sets to the days on which it can be booked. */
export function periodOf({ row }: RuledService, audience: Audience): ServicePeriod {
  const { config } = row
  const [periodMinDays = null, periodMaxDays = null] =
    audience === 'staff'
      ? [config.booking_portal_period_min, config.booking_portal_period_max]
      : [config.booking_period_min, config.booking_period_max]
  return { bmsStartDate: row.bms_start_date, bmsEndDate: row.bms_end_date, periodMinDays, periodMaxDays }
}

/** The rules of a look-up that names no service: the location's hours, on the grid of look-ups. */
export function lookupRules(setting: LocationSetting, profile: CompanyProfile, now: number): OfferRules {
  const range = bookableRange(rangeRuleOf(profile, null), {}, localDateOf(now, setting.zone))
  const grid = slotRule(profile.slots, { bmsId: setting.location.bms_id }, null)
  return { hours: setting.hours, bookingTimes: [], range, ...grid }
}
