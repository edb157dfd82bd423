import type { Location } from '@rinda/client/set-up/locations'
import { calendarShowsService } from '@rinda/domain/access/reach'
import type { CompanyProfile } from '@rinda/domain/company/profile'

export type NothingBookable = 'noServices' | 'notActive' | 'noAppointments' | 'hidden'

/**
 * Gives the reason why the calendar of a branch has nothing to show; null where something can be booked
 * there.
 */
export function whyNothingBookable(
  services: readonly Pick<Location['services'][number], 'id' | 'isActive' | 'isBmsActive'>[],
  reach: CompanyProfile['reach'],
): NothingBookable | null {
  const active = services.filter(({ isActive }) => isActive)
  const bookable = active.filter(({ isBmsActive }) => isBmsActive)
  if (services.length === 0) return 'noServices'
  if (active.length === 0) return 'notActive'
  if (bookable.length === 0) return 'noAppointments'
  return bookable.some(({ id }) => calendarShowsService(reach, id)) ? null : 'hidden'
}
