import type { Location, Service } from '@rinda/client/set-up/locations'
import { calendarShowsService } from '@rinda/domain/access/reach'
import type { CompanyProfile } from '@rinda/domain/company/profile'

/** The services of a location that can be booked, of those that this person's calendar shows. */
export function bookableServices(
  profile: { reach: CompanyProfile['reach'] },
  location: Location,
): readonly Service[] {
  return location.services.filter(
    ({ id, isActive, isBmsActive }) => isActive && isBmsActive && calendarShowsService(profile.reach, id),
  )
}
