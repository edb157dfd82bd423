import type { PortalUser } from '@rinda/client/people/portal-user'

/** A new location is nobody's yet: an admin who is limited to some of them makes none. */
export function mayCreateLocation({ role, profile }: Pick<PortalUser, 'role' | 'profile'>): boolean {
  const isAdmin = role === 'COMPANY_ADMIN' || role === 'QTICKET_ADMIN'
  return isAdmin && profile.reach.locationIds === null
}
