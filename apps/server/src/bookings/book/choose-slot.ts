import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Resource } from '@rinda/domain/availability/day-board'
import { offeredStarts, whyNotOffered } from '@rinda/domain/availability/offer'
import { whyOff } from '@rinda/domain/availability/working-time'
import { type DurationPurpose, durationsFor, whyNotDuration } from '@rinda/domain/booking/duration'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { dayBounds, type Interval, localDateOf } from '@rinda/domain/time/zone'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import { offerRules, type RuledService } from '../../availability/offer-rules.ts'
import type { LocationSetting, ServiceSetting } from '../../availability/setting.ts'
import type { Claim } from '../../occupancies/time-store.ts'

/**
 * Slot that a caller asks for. Times are epoch minutes. `serviceId`, `date` and so on name the payload's
 * fields in refusals.
 */
export type SlotInput = {
  serviceId: number
  specialistId: number | null
  startsAt: number
  durationMinutes: number | null
  /** Length in minutes that the booking has already: it needs no offer. */
  heldMinutes?: number
  purpose: DurationPurpose
}

export type ChosenSlot = { claim: Claim }

type SlotService = RuledService & Pick<ServiceSetting, 'isBookable' | 'resources'>
type SlotSetting = Pick<LocationSetting, 'locationId' | 'zone' | 'hours'> & {
  readonly location?: Pick<LocationSetting['location'], 'bms_base_url'>
  readonly services: ReadonlyMap<number, SlotService>
}

/**
 * Decides whether a slot may be claimed at all: the service and specialist work here, the duration is on offer, the time is ahead, in the
 * opening hours and booking times, in the bookable range and in the hours of a specialist. Staff may start off the grid, take what is
 * still running, and block closed time.
 */
export function chooseSlot(
  setting: SlotSetting,
  profile: CompanyProfile,
  input: SlotInput,
  now: number,
): Result<ChosenSlot> {
  const service = setting.services.get(input.serviceId)
  if (!service) return refuse('not_found', 'serviceId')
  // Time there is not ours to claim.
  if (setting.location && isBookedElsewhere({ location: setting.location }))
    return refuse('bookings_elsewhere')
  if (!service.isBookable) return refuse('service_not_bookable', 'serviceId')
  const resources = resourcesFor(service, input.specialistId)
  if (!resources) return refuse('specialist_not_offered', 'specialistId')

  const audience = input.purpose === 'visitor' ? 'visitor' : 'staff'
  const rules = offerRules(setting, profile, service, input.specialistId, audience, now)
  const offer = {
    serviceMinutes: rules.durationMinutes,
    createDurations: profile.booking.createDurations,
    blockDurations: profile.booking.blockDurations,
  }
  const durationMinutes = input.durationMinutes ?? rules.durationMinutes
  if (
    input.purpose === 'block' &&
    input.durationMinutes === null &&
    !durationsFor('block', offer).includes(durationMinutes)
  ) {
    return refuse('field_required', 'duration')
  }
  const isKept = durationMinutes === input.heldMinutes
  if (!isKept && whyNotDuration(durationMinutes, input.purpose, offer))
    return refuse('duration_not_offered', 'duration')

  const lastMoment = input.purpose === 'visitor' ? input.startsAt : input.startsAt + durationMinutes
  if (lastMoment <= now) return refuse('starts_in_past', 'time')
  const closed = input.purpose === 'block' ? null : whyNotOffered(rules, input.startsAt, durationMinutes)
  if (closed) return refuse(closed, closed === 'outside_range' ? 'date' : 'time')
  const visit = { from: input.startsAt, till: input.startsAt + durationMinutes }
  const atWork = input.purpose === 'block' ? done(resources) : whoIsAtWork(resources, visit, setting.zone)
  if (!atWork.ok) return atWork
  const date = localDateOf(input.startsAt, setting.zone)
  if (input.purpose === 'visitor' && !offeredStarts(rules, date).includes(input.startsAt)) {
    return refuse('outside_hours', 'time')
  }
  const day = dayBounds(date, setting.zone)
  return done({
    claim: {
      locationId: setting.locationId,
      resources: input.purpose === 'block' ? resources.slice(0, 1) : atWork.value,
      lanes: input.purpose === 'block' ? 'every' : 'one',
      startsAt: new Date(input.startsAt * 60_000),
      endsAt: new Date((input.startsAt + durationMinutes) * 60_000),
      day: { from: new Date(day.from * 60_000), till: new Date(day.till * 60_000) },
    },
  })
}

function resourcesFor(service: SlotService, specialistId: number | null): readonly Resource[] | undefined {
  if (specialistId === null) return service.resources
  const own = service.resources.find(
    (resource) => resource.kind === 'specialist' && resource.id === specialistId,
  )
  return own && [own]
}

/** Lists the resources that are at work for the whole of a visit; refused when there is none. */
function whoIsAtWork(
  resources: readonly Resource[],
  visit: Interval,
  zone: string,
): Result<readonly Resource[]> {
  const reasons = resources.map(({ work }) => (work ? whyOff(work, visit, zone) : null))
  const atWork = resources.filter((_, index) => reasons[index] === null)
  if (atWork.length > 0) return done(atWork)
  return refuse(reasons.every((why) => why === 'away') ? 'specialist_away' : 'specialist_off', 'time')
}
