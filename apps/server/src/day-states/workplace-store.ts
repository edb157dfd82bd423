import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** The ids of the locations at which a specialist serves. */
export async function listWorkplaces(
  db: Database,
  scope: CompanyScope,
  specialistId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('service_specialists as l')
    .innerJoin('services as s', (join) =>
      join.onRef('s.company_id', '=', 'l.company_id').onRef('s.service_id', '=', 'l.service_id'),
    )
    .select('s.location_id')
    .distinct()
    .where('l.company_id', '=', scope.companyId)
    .where('l.specialist_id', '=', specialistId)
    .execute()
  return rows.map((row) => row.location_id)
}
