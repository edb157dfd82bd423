import type { Reach } from './reach.ts'
import { isAdmin, type Role } from './role.ts'

/**
 * Tells whether this person may write down new specialists: admins may, unless they are limited to some locations or services: somebody new serves
 * nowhere yet, and would be out of their reach.
 */
export function mayAddSpecialists({
  role,
  reach,
}: {
  role: Role
  reach: Pick<Reach, 'locationIds' | 'serviceIds'>
}): boolean {
  return isAdmin(role) && reach.locationIds === null && reach.serviceIds === null
}
