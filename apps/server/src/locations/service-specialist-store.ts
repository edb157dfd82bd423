import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Picks those ids that are specialists of the company. */
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

/** From now on exactly these serve, in this order. Who is new, or serves here no longer, is a new version of themselves. */
export async function replaceSpecialists(
  db: Database,
  scope: CompanyScope,
  serviceId: number,
  specialistIds: readonly number[],
  now: Date,
): Promise<void> {
  const before = await db
    .deleteFrom('service_specialists')
    .where('company_id', '=', scope.companyId)
    .where('service_id', '=', serviceId)
    .returning('specialist_id')
    .execute()
  const gone = before.map((row) => row.specialist_id)
  const changed = [
    ...gone.filter((id) => !specialistIds.includes(id)),
    ...specialistIds.filter((id) => !gone.includes(id)),
  ]
  if (changed.length > 0) {
    await db
      .updateTable('specialists')
      .set({
        updated_at: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`,
      })
      .where('company_id', '=', scope.companyId)
      .where('specialist_id', 'in', changed)
      .execute()
  }
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
