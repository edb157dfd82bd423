import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Location, Service } from '@rinda/client/set-up/locations'
import { calendarShowsService } from '@rinda/domain/access/reach'
import { type CompanyProfile, profileDuration } from '@rinda/domain/company/profile'
import type { EpochMinutes } from '@rinda/domain/time/zone'

/**
 * Place to which a booking is to go, as far as it is chosen. A specialist of null means any; undefined means
 * not chosen yet.
 */
export type WantedPlace = {
  readonly locationId: number
  readonly serviceId: number | undefined
  readonly specialistId: number | null | undefined
}

/** A place that is chosen whole: free times can be asked for. */
export type ChosenPlace = {
  readonly locationId: number
  readonly serviceId: number
  readonly specialistId: number | null
}

/** A time there, to be held. */
export type WantedSlot = ChosenPlace & {
  readonly startsAt: EpochMinutes
  readonly durationMinutes: number
}

type Profile = Pick<CompanyProfile, 'reach' | 'serviceDurations' | 'views'>

/** The place that a booking has, for as long as it is still offered there. */
export function placeOf(profile: Profile, location: Location, booking: Booking): WantedPlace {
  const { locationId, serviceId, specialistId } = booking
  const service = bookableServices(profile, location).find((one) => one.id === serviceId)
  if (!service) return { locationId, serviceId: undefined, specialistId: undefined }
  const choices = specialistsFor(profile, location, service)
  const isThere = specialistId === null || choices.some((one) => one.id === specialistId)
  return { locationId, serviceId, specialistId: isThere ? specialistId : null }
}

/** The services that can be booked there, of those that this person's calendar shows. */
export function bookableServices(profile: Pick<CompanyProfile, 'reach'>, location: Location) {
  return location.services.filter(
    ({ id, isActive, isBmsActive }) => isActive && isBmsActive && calendarShowsService(profile.reach, id),
  )
}

/** Among whom there is a choice; empty where the company lets nobody choose, or the service has no specialists. */
export function specialistsFor(
  profile: Pick<CompanyProfile, 'views'>,
  location: Location,
  service: Service | undefined,
) {
  if (!service || !profile.views.enableSpecialist) return []
  return location.specialists.filter((one) => one.isActive && service.config.specialists.includes(one.id))
}

/** The place once everything is chosen that there is to choose. */
export function wholePlace(wanted: WantedPlace, hasSpecialistChoice: boolean): ChosenPlace | null {
  const { locationId, serviceId, specialistId } = wanted
  if (serviceId === undefined || (hasSpecialistChoice && specialistId === undefined)) return null
  return { locationId, serviceId, specialistId: specialistId ?? null }
}

/**
 * Gives the booking's length at the new place in minutes: unchanged, but another service takes its own time.
 */
export function minutesThere(
  profile: CompanyProfile,
  booking: Booking,
  service: Service,
  { specialistId }: ChosenPlace,
): number {
  if (service.id === booking.serviceId) return booking.durationMinutes
  return profileDuration(profile, service.id, specialistId) ?? service.duration
}
