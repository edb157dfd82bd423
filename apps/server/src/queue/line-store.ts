import { type Insertable, type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { QueueLinesTable } from '../database/tables/queue-tables.ts'
import { together } from '../database/together.ts'

export type LineRow = Selectable<QueueLinesTable>

/** Lists the lines of a location. */
export async function listLines(
  db: Database,
  scope: Scope | CompanyScope,
  locationId: number,
): Promise<LineRow[]> {
  return await db
    .selectFrom('queue_lines')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .orderBy('service_id')
    .execute()
}

type OfService = { companyId: number; serviceId: number }

/** The line of a service; undefined before anybody needed it. */
export async function findLine(
  tx: Database,
  { companyId }: CompanyScope,
  serviceId: number,
): Promise<LineRow | undefined> {
  return await findTogether(tx, { companyId, serviceId })
}

const findTogether = together(
  async (tx: Database, asked: readonly [OfService, ...OfService[]]) => {
    const rows = await tx
      .selectFrom('queue_lines')
      .selectAll()
      .where('company_id', '=', asked[0].companyId)
      .where('service_id', 'in', [...new Set(asked.map(({ serviceId }) => serviceId))])
      .execute()
    const byService = new Map(rows.map((row) => [row.service_id, row]))
    return asked.map(({ serviceId }) => byService.get(serviceId))
  },
  () => false,
)

/** Keeps others from giving letters at this location until the transaction ends, on whatever node. */
export async function lockLetters(tx: Database, scope: CompanyScope, locationId: number): Promise<void> {
  const name = `letters of lines ${scope.companyId} ${locationId}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Keeps others from counting who waits at this location until the transaction ends, on whatever node. */
export async function lockCount(tx: Database, scope: CompanyScope, locationId: number): Promise<void> {
  const name = `number of people in line ${scope.companyId} ${locationId}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Makes lines. */
export async function insertLines(
  tx: Database,
  scope: CompanyScope,
  lines: readonly Omit<Insertable<QueueLinesTable>, 'company_id'>[],
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('queue_lines')
    .values(lines.map((line) => ({ ...line, company_id: scope.companyId })))
    .execute()
}

/** The lines of some services, whose rows stay ours until the transaction ends. */
export async function lockLines(
  tx: Database,
  scope: CompanyScope,
  serviceIds: readonly number[],
): Promise<LineRow[]> {
  return await tx
    .selectFrom('queue_lines')
    .selectAll()
    .where(inScope(scope))
    .where('service_id', 'in', [-1, ...serviceIds])
    .orderBy('service_id')
    .forUpdate()
    .execute()
}

/** Stops giving tickets of a service, or goes on giving them. */
export async function setStopped(
  tx: Database,
  before: LineRow,
  patch: Pick<LineRow, 'is_stopped' | 'stopped_by' | 'stopped_at'>,
): Promise<LineRow> {
  return await tx
    .updateTable('queue_lines')
    .set(patch)
    .where('company_id', '=', before.company_id)
    .where('service_id', '=', before.service_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
