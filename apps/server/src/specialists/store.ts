import type { WorkingWeek } from '@rinda/domain/availability/working-time'
import { sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { AbsenceRow, SpecialistRow } from '../availability/setting-store.ts'
import type { Database } from '../database/database.ts'

/** A service that somebody serves, and where that is. */
export type Served = { serviceId: number; locationId: number }
/** A specialist with all that is set up of them, absences and services in their order. */
export type SpecialistRecord = {
  row: SpecialistRow
  absences: readonly AbsenceRow[]
  served: readonly Served[]
}

/** The specialists of a scope by name, or those of some ids. */
export async function listRecords(
  db: Database,
  scope: Scope | CompanyScope,
  specialistIds?: readonly number[],
): Promise<SpecialistRecord[]> {
  const rows = await db
    .selectFrom('specialists')
    .selectAll()
    .where(inScope(scope))
    .$if(specialistIds !== undefined, (query) => query.where('specialist_id', 'in', specialistIds ?? []))
    .orderBy('company_id')
    .orderBy('name')
    .orderBy('specialist_id')
    .execute()
  const ids = rows.map((row) => row.specialist_id)
  if (ids.length === 0) return []
  // One after the other: within a transaction there is but one connection.
  const absences = await db
    .selectFrom('specialist_absences')
    .selectAll()
    .where(inScope(scope))
    .where('specialist_id', 'in', ids)
    .orderBy('from_date')
    .orderBy('from_time', (order) => order.asc().nullsFirst())
    .orderBy('absence_id')
    .execute()
  const links = await sql<Served & { specialistId: number }>`
    SELECT s.specialist_id AS "specialistId", s.service_id AS "serviceId", v.location_id AS "locationId"
    FROM service_specialists s JOIN services v USING (company_id, service_id) JOIN locations l USING (company_id, location_id)
    WHERE s.specialist_id = ANY(${ids}::integer[])
    ORDER BY l.position, l.location_id, v.position, v.service_id`.execute(db)
  const absencesOf = Map.groupBy(absences, (row) => row.specialist_id)
  const servedBy = Map.groupBy(links.rows, (link) => link.specialistId)
  return rows.map((row) => ({
    row,
    absences: absencesOf.get(row.specialist_id) ?? [],
    served: (servedBy.get(row.specialist_id) ?? []).map(({ serviceId, locationId }) => ({
      serviceId,
      locationId,
    })),
  }))
}

/** The row, ours until the transaction ends. Bookings that only name it do not wait. */
export async function lockSpecialist(
  db: Database,
  scope: CompanyScope,
  specialistId: number,
): Promise<SpecialistRow | undefined> {
  return await db
    .selectFrom('specialists')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('specialist_id', '=', specialistId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type SpecialistColumns = Omit<
  SpecialistRow,
  'company_id' | 'specialist_id' | 'created_at' | 'updated_at'
> & { working_hours: WorkingWeek | null }

export async function insertSpecialist(
  db: Database,
  scope: CompanyScope,
  { working_hours, ...columns }: SpecialistColumns,
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto('specialists')
    .values({
      company_id: scope.companyId,
      ...columns,
      working_hours: working_hours && JSON.stringify(working_hours),
      created_at: now,
      updated_at: now,
    })
    .returning('specialist_id')
    .executeTakeFirstOrThrow()
  return row.specialist_id
}

export async function updateSpecialistRow(
  db: Database,
  scope: CompanyScope,
  specialistId: number,
  { working_hours, ...columns }: Partial<SpecialistColumns> & { updated_at: Date },
): Promise<void> {
  const hours =
    working_hours === undefined ? {} : { working_hours: working_hours && JSON.stringify(working_hours) }
  await db
    .updateTable('specialists')
    .set({ ...columns, ...hours })
    .where('company_id', '=', scope.companyId)
    .where('specialist_id', '=', specialistId)
    .execute()
}

export type NewAbsence = Pick<AbsenceRow, 'from_date' | 'from_time' | 'till_date' | 'till_time' | 'note'>

/** From now on exactly these. */
export async function replaceAbsences(
  db: Database,
  scope: CompanyScope,
  specialistId: number,
  absences: readonly NewAbsence[],
): Promise<void> {
  const { companyId: company_id } = scope
  await db
    .deleteFrom('specialist_absences')
    .where('company_id', '=', company_id)
    .where('specialist_id', '=', specialistId)
    .execute()
  if (absences.length === 0) return
  const rows = absences.map((absence) => ({ company_id, specialist_id: specialistId, ...absence }))
  await db.insertInto('specialist_absences').values(rows).execute()
}
