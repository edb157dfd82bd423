import type { BookableDayResource } from '@rinda/contract/booking/bookable-day'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { isInRange } from '@rinda/domain/availability/offer'
import { openWindows } from '@rinda/domain/availability/open-windows'
import { sampleStarts } from '@rinda/domain/availability/sample-starts'
import { sampleStep } from '@rinda/domain/availability/slot-rules'
import { addDays, daysBetween, type LocalDate, localTimeOf } from '@rinda/domain/time/zone'
import { type Caller, maySeeService, profileOf } from '../access/caller.ts'
import { type Audience, offerRules } from './offer-rules.ts'
import type { Settings } from './settings.ts'

export type BookableDaysQuery = {
  locationId: number
  serviceId: number
  from: LocalDate
  till: LocalDate
  audience: Audience
}

const mostDays = 92

/**
 * Lists for each day from one to another the times at which a service can be booked, by its hours, special
 * days, booking times and periods together, and the times at which a visit could begin.
 */
export async function listBookableDays(
  { settings }: { settings: Settings },
  caller: Caller,
  { locationId, serviceId, from, till, audience }: BookableDaysQuery,
  now: Date,
): Promise<Result<BookableDayResource[]>> {
  const setting = await settings.find(caller, locationId)
  const service = setting?.services.get(serviceId)
  if (!setting || !service || !maySeeService(caller, serviceId)) return refuse('not_found')
  const days = daysBetween(from, till) + 1
  if (days < 1) return refuse('hours_reversed', '?till')
  if (days > mostDays) return refuse('range_too_long', '?till')
  const profile = profileOf(caller, setting.company)
  const minute = Math.floor(now.getTime() / 60_000)
  const rules = offerRules(setting, profile, service, null, audience, minute)
  const { bms_id: bmsId, step_minutes: stepMinutes, duration_minutes: durationMinutes } = service.row
  const step = sampleStep(
    profile.slots,
    profile.calendar.sampleStepMinutes,
    { bmsId: setting.location.bms_id },
    { bmsId, stepMinutes, durationMinutes },
  )
  const sample = { ...rules, stepMinutes: step }
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  return done(
    dates.map((date) => {
      const open = service.isBookable ? openWindows(rules, service.resources, date) : []
      const starts = open.length > 0 ? sampleStarts(sample, service.resources, date) : []
      const windows = open.map(({ from, till }) => ({
        from: localTimeOf(from, setting.zone),
        till: localTimeOf(till, setting.zone),
        starts: starts.filter((at) => from <= at && at < till).map((at) => localTimeOf(at, setting.zone)),
      }))
      const why = !service.isBookable
        ? 'not_bookable'
        : isInRange(rules.range, date)
          ? 'closed'
          : 'outside_range'
      const reason = windows.length > 0 ? null : why
      return { id: date, type: 'bookable_day', attributes: { date, windows, step, reason } }
    }),
  )
}
