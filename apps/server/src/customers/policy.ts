import type { InternalCaller, PortalCaller } from '../access/caller.ts'
import { anyVisits, type Visits } from './store.ts'

/** Caller who may ask for visitors at all. */
export type UserCaller = PortalCaller | InternalCaller

/**
 * Gives the visitors whom this caller sees: their company's, and where they are limited to places, those who
 * have a booking there. Null: none.
 */
export function visitsSeenBy(caller: UserCaller): Visits | null {
  if (caller.kind === 'internal') return anyVisits
  const { role, locationIds, serviceIds } = caller.user
  return role === 'NONE' ? null : { locationIds, serviceIds }
}

/**
 * Tells whether this caller may write down somebody new: a caller who is limited to places could not see them
 * afterwards.
 */
export function mayCreateUser(caller: UserCaller): boolean {
  const visits = visitsSeenBy(caller)
  return visits !== null && visits.locationIds === null && visits.serviceIds === null
}
