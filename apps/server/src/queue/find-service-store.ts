import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** The location of a service within the scope; undefined where there is no such service. */
export async function locationOfService(
  db: Database,
  scope: Scope,
  serviceId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('services')
    .select('location_id')
    .where(inScope(scope))
    .where('service_id', '=', serviceId)
    .executeTakeFirst()
  return row?.location_id
}

/** The minutes that a service usually takes. */
export async function averageTimeOf(
  db: Database,
  scope: CompanyScope,
  serviceId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('services')
    .select('average_time')
    .where(inScope(scope))
    .where('service_id', '=', serviceId)
    .executeTakeFirst()
  return row?.average_time
}
