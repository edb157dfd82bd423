import type { Location, Service } from '@rinda/client/set-up/locations'
import { durationsFor } from '@rinda/domain/booking/duration'
import { type CompanyProfile, profileDuration } from '@rinda/domain/company/profile'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import type { WantedSlot } from '../../../bookings/wire-slot.ts'

/** The time that is to be booked. */
export type Slot = WantedSlot

/** A free start that was clicked: any of its services may begin there. */
export type Pick = {
  readonly specialistId: number | null
  readonly serviceIds: readonly number[]
  readonly startsAt: EpochMinutes
}

/**
 * Gives the usual length of a service with a specialist, in minutes: from the company's profile, else the
 * service's own.
 */
export function usualMinutes(profile: CompanyProfile, service: Service, specialistId: number | null): number {
  return profileDuration(profile, service.id, specialistId) ?? service.duration
}

/** The lengths that staff may choose for a service, in minutes. */
export function durationsOf(
  profile: CompanyProfile,
  service: Service,
  specialistId: number | null,
): number[] {
  const { createDurations, blockDurations } = profile.booking
  const serviceMinutes = usualMinutes(profile, service, specialistId)
  return durationsFor('staff', { serviceMinutes, createDurations, blockDurations })
}

/** The slot of a click: the first of the services that can begin there, for its usual length. */
export function slotOfPick(profile: CompanyProfile, location: Location, pick: Pick): Slot | null {
  const service = location.services.find((one) => pick.serviceIds.includes(one.id))
  if (!service) return null
  return {
    locationId: location.id,
    serviceId: service.id,
    specialistId: pick.specialistId,
    startsAt: pick.startsAt,
    durationMinutes: usualMinutes(profile, service, pick.specialistId),
  }
}
