import type { PortalCaller } from '../../access/caller.ts'

/** Tells whether somebody may plan the counters of the locations that they see: an admin, whose services are not limited. */
export function mayPlan({ user }: PortalCaller): boolean {
  const isAdmin = user.role === 'COMPANY_ADMIN' || user.role === 'QTICKET_ADMIN'
  return isAdmin && user.serviceIds === null
}
