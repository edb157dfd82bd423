import type { PortalUser } from '@rinda/client/people/portal-user'
import { isAdmin } from '@rinda/domain/access/role'

/** Tells whether somebody may change what a location says of itself, as the server asks: those who administer the company. */
export function mayAnnounce({ role }: Pick<PortalUser, 'role'>): boolean {
  return isAdmin(role)
}
