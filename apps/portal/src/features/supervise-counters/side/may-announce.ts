import type { PortalUser } from '@rinda/client/people/portal-user'

/** Tells whether somebody may change what a location says of itself, as the server asks: those who administer the company. */
export function mayAnnounce({ role }: Pick<PortalUser, 'role'>): boolean {
  return role === 'COMPANY_ADMIN' || role === 'QTICKET_ADMIN'
}
