import { inScope } from '../../access/in-scope.ts'
import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/** Lists the ids of the locations that a booking system knows by this id. */
export async function listLocationsBySystemId(db: Database, scope: Scope, bmsId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('locations')
    .select('location_id')
    .where(inScope(scope))
    .where('bms_id', '=', bmsId)
    .execute()
  return rows.map(({ location_id }) => location_id)
}

/** Lists the ids of the services that a booking system knows by this id. */
export async function listServicesBySystemId(db: Database, scope: Scope, bmsId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('services')
    .select('service_id')
    .where(inScope(scope))
    .where('bms_id', '=', bmsId)
    .execute()
  return rows.map(({ service_id }) => service_id)
}
