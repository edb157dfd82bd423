import { isAdmin } from '@rinda/domain/access/role'
import type { PortalCaller } from '../../access/caller.ts'

/** Tells whether somebody may plan the counters of the locations that they see: an admin, whose services are not limited. */
export function mayPlan({ user }: PortalCaller): boolean {
  return isAdmin(user.role) && user.serviceIds === null
}
