import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { Served } from './store.ts'

/** Lists those of these ids that are services of the company, with their locations. */
export async function knownServices(
  db: Database,
  scope: CompanyScope,
  serviceIds: readonly number[],
): Promise<Served[]> {
  if (serviceIds.length === 0) return []
  const rows = await db
    .selectFrom('services')
    .select(['service_id', 'location_id'])
    .where('company_id', '=', scope.companyId)
    .where('service_id', 'in', serviceIds)
    .execute()
  return rows.map((row) => ({ serviceId: row.service_id, locationId: row.location_id }))
}

/** Lists the specialists who serve each of these services, in their order. */
export async function specialistsOf(
  db: Database,
  scope: CompanyScope,
  serviceIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (serviceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('service_specialists')
    .select(['service_id', 'specialist_id'])
    .where('company_id', '=', scope.companyId)
    .where('service_id', 'in', serviceIds)
    .orderBy('position')
    .orderBy('specialist_id')
    .execute()
  const found = Map.groupBy(rows, (row) => row.service_id)
  return new Map([...found].map(([id, own]) => [id, own.map((row) => row.specialist_id)]))
}

/**
 * Adds a specialist to some services, after those who serve there, and takes them from others. What is set up of a service has changed with
 * it: each is a new version of itself.
 */
export async function changeServed(
  db: Database,
  scope: CompanyScope,
  specialistId: number,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
  now: Date,
): Promise<void> {
  const { companyId } = scope
  const touched = [...added, ...removed]
  if (touched.length === 0) return
  await sql`
    UPDATE services SET updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond')
    WHERE company_id = ${companyId}::integer AND service_id = ANY(${touched}::integer[])`.execute(db)
  await sql`
    DELETE FROM service_specialists WHERE company_id = ${companyId}::integer AND specialist_id = ${specialistId}::integer
      AND service_id = ANY(${removed}::integer[])`.execute(db)
  await sql`
    INSERT INTO service_specialists (company_id, service_id, specialist_id, position)
    SELECT ${companyId}::integer, a.service_id, ${specialistId}::integer, coalesce(max(s.position), -1) + 1
    FROM unnest(${added}::integer[]) AS a (service_id)
    LEFT JOIN service_specialists s ON s.company_id = ${companyId}::integer AND s.service_id = a.service_id
    GROUP BY a.service_id ON CONFLICT DO NOTHING`.execute(db)
}
