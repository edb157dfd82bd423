import { inScope } from '../access/in-scope.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

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
