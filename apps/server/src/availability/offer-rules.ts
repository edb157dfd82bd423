import { bookableRange, type ServicePeriod } from '@rinda/domain/availability/bookable-range'
import type { OfferRules } from '@rinda/domain/availability/offer'
import { slotRule } from '@rinda/domain/availability/slot-rules'
import { type CompanyProfile, profileDuration, rangeRuleOf } from '@rinda/domain/company/profile'
import { localDateOf } from '@rinda/domain/time/zone'
import type { LocationSetting, ServiceSetting } from './setting.ts'

/** Staff see further than visitors: each has periods of their own in a service's configuration. */
export type Audience = 'staff' | 'visitor'

/** The rules of a service's offer with a specialist (null: with any), as they are at a moment (epoch minutes). */
export function offerRules(
  setting: LocationSetting,
  profile: CompanyProfile,
  service: ServiceSetting,
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

/** What a service narrows the days by on which it can be booked. */
export function periodOf({ row }: ServiceSetting, audience: Audience): ServicePeriod {
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
