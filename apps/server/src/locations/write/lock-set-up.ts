import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { lockLocation } from '../location-store.ts'
import { lockService } from '../service-store.ts'

/** A location, or one of its services. */
type SetUpPlace = { kind: 'location' | 'service'; locationId: number; objectId: number }

/** Locks the row of a location or service until the transaction ends: what is read of it from then on is what a change is made from. */
export async function lockSetUp(
  tx: Database,
  scope: CompanyScope,
  { kind, locationId, objectId }: SetUpPlace,
): Promise<void> {
  if (kind === 'location') await lockLocation(tx, scope, locationId)
  else await lockService(tx, scope, { locationId, serviceId: objectId })
}
