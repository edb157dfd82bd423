import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

export type ServingSpecialist = {
  specialistId: number
  served: readonly { serviceId: number; locationId: number }[]
}

/** Lists those of these ids that are specialists of the company, with the services that they serve. */
export async function servingSpecialists(
  db: Database,
  scope: CompanyScope,
  specialistIds: readonly number[],
): Promise<ServingSpecialist[]> {
  if (specialistIds.length === 0) return []
  const { rows } = await sql<ServingSpecialist>`
    SELECT s.specialist_id AS "specialistId", coalesce((
      SELECT jsonb_agg(jsonb_build_object('serviceId', v.service_id, 'locationId', v.location_id))
      FROM service_specialists l JOIN services v USING (company_id, service_id)
      WHERE l.company_id = s.company_id AND l.specialist_id = s.specialist_id), '[]') AS served
    FROM specialists s
    WHERE s.company_id = ${scope.companyId}::integer AND s.specialist_id = ANY(${[...specialistIds]}::integer[])`.execute(
    db,
  )
  return rows
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
