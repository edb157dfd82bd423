import type { PortalUser } from '@rinda/client/people/portal-user'
import { isAdmin } from '@rinda/domain/access/role'

/** Tells whether somebody may make a location. A new one is nobody's yet: an admin who is limited to some of them makes none. */
export function mayCreateLocation({ role, profile }: Pick<PortalUser, 'role' | 'profile'>): boolean {
  return isAdmin(role) && profile.reach.locationIds === null
}
