import { isAdmin } from '@rinda/domain/access/role'
import type { PortalCaller } from '../access/caller.ts'

/** Tells whether this person may look for places: whoever may say where a location is. */
export function mayFindPlaces({ user }: PortalCaller): boolean {
  return isAdmin(user.role)
}
