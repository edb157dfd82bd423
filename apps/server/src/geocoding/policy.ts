import type { PortalCaller } from '../access/caller.ts'

/** Whoever may say where a location is, looks for places. */
export function mayFindPlaces({ user }: PortalCaller): boolean {
  return user.role === 'COMPANY_ADMIN' || user.role === 'QTICKET_ADMIN'
}
