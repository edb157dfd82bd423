import type { Reach } from './reach.ts'
import type { Role } from './role.ts'

/**
 * May this person write down new specialists? Admins may, unless they are limited to some locations or services: somebody new serves
 * nowhere yet, and would be out of their reach.
 */
export function mayAddSpecialists({
  role,
  reach,
}: {
  role: Role
  reach: Pick<Reach, 'locationIds' | 'serviceIds'>
}): boolean {
  const isAdmin = role === 'QTICKET_ADMIN' || role === 'COMPANY_ADMIN'
  return isAdmin && reach.locationIds === null && reach.serviceIds === null
}
