import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Which of these ids are specialists of the company. */
export async function knownSpecialists(
  db: Database,
  scope: CompanyScope,
  specialistIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (specialistIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('specialists')
    .select('specialist_id')
    .where('company_id', '=', scope.companyId)
    .where('specialist_id', 'in', specialistIds)
    .execute()
  return new Set(rows.map((row) => row.specialist_id))
}

/** From now on exactly these serve, in this order. */
export async function replaceSpecialists(
  db: Database,
  scope: CompanyScope,
  serviceId: number,
  specialistIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('service_specialists')
    .where('company_id', '=', scope.companyId)
    .where('service_id', '=', serviceId)
    .execute()
  if (specialistIds.length === 0) return
  await db
    .insertInto('service_specialists')
    .values(
      specialistIds.map((specialist_id, position) => ({
        company_id: scope.companyId,
        service_id: serviceId,
        specialist_id,
        position,
      })),
    )
    .execute()
}
