import type { TrialFacts } from '@rinda/contract/booking/slot-trial'
import { bookingRanges } from '@rinda/domain/availability/offer'
import { hoursOn } from '@rinda/domain/hours/opening-hours'
import { timeOfMinute } from '@rinda/domain/time/calendar'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'

/** Lists the facts from which the starts of a day follow, as they are set up. */
export function trialFacts(setting: LocationSetting, service: ServiceSetting, date: LocalDate): TrialFacts {
  const { row, specialistIds, stepMinutes, durationMinutes } = service
  const { location } = setting
  const { range, isSpecial } = hoursOn(setting.hours, date)
  const ranges = bookingRanges(row.config.booking_times ?? [], date)
  const isShown = location.is_visible && location.is_active && row.is_visible && row.is_active
  return {
    shown: isShown,
    hours: range,
    special: isSpecial,
    ranges:
      ranges?.map(({ from, till }) => ({
        from: timeOfMinute(from),
        till: till === 1440 ? '24:00' : timeOfMinute(till),
      })) ?? null,
    duration_minutes: durationMinutes,
    step_minutes: stepMinutes,
    places: specialistIds.length === 0 ? row.capacity : null,
    specialists: [...setting.specialists.values()].map((one) => ({
      id: String(one.specialist_id),
      name: one.name,
      serves: specialistIds.includes(one.specialist_id),
      active: one.is_active,
    })),
    min_days: row.config.booking_period_min ?? null,
    max_days: row.config.booking_period_max ?? null,
  }
}
