import { type Insertable, type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { piecesOf } from '../database/pieces-of.ts'
import { longStatementTimeoutMs } from '../database/postgres/postgres.ts'
import type { Schema } from '../database/schema.ts'
import type { ImportsTable } from '../database/tables/import-tables.ts'

export type ImportRow = Selectable<ImportsTable>

/** Number of imports that are listed: the latest ones. */
const mostListed = 50

/** Lets the statements of a transaction take as long as those of thousands of rows may on a machine that has much else to do. */
export async function allowLongStatements(tx: Database): Promise<void> {
  await sql`SELECT set_config('statement_timeout', ${String(longStatementTimeoutMs)}::text, true)`.execute(tx)
}

/** Number of rows after which what is known of a table's size is of another table. */
const manyRows = 500

/**
 * Counts tables anew after many rows were written to them. A connection keeps how it looks up the row that another one names; chosen while a
 * table was small, that is to read all of it, and thousands of rows would each read thousands.
 */
export async function countAnew(
  tx: Database,
  written: number,
  ...tables: (keyof Schema & string)[]
): Promise<void> {
  if (written < manyRows) return
  await sql`ANALYZE ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx)
}

export async function listImportRows(db: Database, scope: CompanyScope): Promise<ImportRow[]> {
  return await db
    .selectFrom('imports')
    .selectAll()
    .where(inScope(scope))
    .orderBy('import_id', 'desc')
    .limit(mostListed)
    .execute()
}

export async function insertImport(
  tx: Database,
  scope: CompanyScope,
  values: Omit<Insertable<ImportsTable>, 'company_id' | 'import_id' | 'undone_by' | 'undone_at'>,
): Promise<ImportRow> {
  return await tx
    .insertInto('imports')
    .values({ ...values, company_id: scope.companyId, undone_by: null, undone_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The import of that id; its row stays ours until the transaction ends. */
export async function lockImport(
  tx: Database,
  scope: CompanyScope,
  importId: number,
): Promise<ImportRow | undefined> {
  return await tx
    .selectFrom('imports')
    .selectAll()
    .where(inScope(scope))
    .where('import_id', '=', importId)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUndone(
  tx: Database,
  { company_id, import_id }: ImportRow,
  undone: { undone_by: string; undone_at: Date },
): Promise<ImportRow> {
  return await tx
    .updateTable('imports')
    .set(undone)
    .where('company_id', '=', company_id)
    .where('import_id', '=', import_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Keeps which bookings and which new customers came by an import. */
export async function insertImported(
  tx: Database,
  scope: CompanyScope,
  importId: number,
  bookings: readonly { bookingId: number; sourceId: string }[],
  userIds: readonly number[],
): Promise<void> {
  for (const some of piecesOf(bookings)) {
    await sql`
      INSERT INTO imported_bookings (company_id, booking_id, import_id, source_id)
      SELECT ${scope.companyId}::integer, booking_id, ${importId}::integer, source_id
      FROM unnest(${some.map(({ bookingId }) => bookingId)}::bigint[],
        ${some.map(({ sourceId }) => sourceId)}::text[]) AS t (booking_id, source_id)`.execute(tx)
  }
  for (const some of piecesOf(userIds)) {
    await sql`
      INSERT INTO imported_users (company_id, user_id, import_id)
      SELECT ${scope.companyId}::integer, user_id, ${importId}::integer
      FROM unnest(${some}::bigint[]) AS t (user_id)`.execute(tx)
  }
}

/** Locks the bookings of an import until the transaction ends: what somebody is doing to one of them is done before it is looked at. */
export async function lockImported(tx: Database, row: ImportRow): Promise<void> {
  await sql`
    SELECT FROM imported_bookings i JOIN bookings b ON b.company_id = i.company_id AND b.booking_id = i.booking_id
    WHERE i.company_id = ${row.company_id}::integer AND i.import_id = ${row.import_id}::integer
    ORDER BY b.booking_id FOR UPDATE OF b`.execute(tx)
}

/** Counts the bookings of an import that are no longer as it wrote them, or that something else has come to depend on. */
export async function countChanged(tx: Database, row: ImportRow): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    SELECT count(*)::integer AS changed FROM imported_bookings i
    JOIN bookings b ON b.company_id = i.company_id AND b.booking_id = i.booking_id
    WHERE i.company_id = ${row.company_id}::integer AND i.import_id = ${row.import_id}::integer
      AND (b.updated_at <> ${row.created_at}::timestamptz OR jsonb_array_length(b.log) <> 1
        OR EXISTS (SELECT FROM tickets t WHERE t.company_id = b.company_id AND t.booking_id = b.booking_id))`.execute(
    tx,
  )
  return rows[0]?.changed ?? 0
}

/**
 * Removes the bookings of an import, with the time that they hold and what was planned for them, and then the customers whom it wrote down, but
 * for those who have another visit or were changed. Gives the ids of what is gone.
 */
export async function removeImported(
  tx: Database,
  { company_id, import_id, created_at }: ImportRow,
): Promise<{ bookingIds: number[]; userIds: number[] }> {
  const company = sql`${company_id}::integer`
  const ofImport = sql`WHERE company_id = ${company} AND import_id = ${import_id}::integer`
  const bookings = await sql<{ id: number }>`
    SELECT booking_id AS id FROM imported_bookings ${ofImport} ORDER BY booking_id`.execute(tx)
  const users = await sql<{ id: number }>`
    SELECT user_id AS id FROM imported_users ${ofImport} ORDER BY user_id`.execute(tx)
  const gone = { bookingIds: [] as number[], userIds: [] as number[] }
  for (const some of piecesOf(bookings.rows)) {
    const ids = sql`ANY (${some.map(({ id }) => id)}::bigint[])`
    await sql`DELETE FROM reminders WHERE company_id = ${company} AND booking_id = ${ids}`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      DELETE FROM bookings WHERE company_id = ${company} AND booking_id = ${ids} RETURNING booking_id AS id`.execute(
      tx,
    )
    gone.bookingIds.push(...rows.map(({ id }) => id))
  }
  for (const some of piecesOf(users.rows)) {
    const { rows } = await sql<{ id: number }>`
      DELETE FROM users u
      WHERE u.company_id = ${company} AND u.user_id = ANY (${some.map(({ id }) => id)}::bigint[])
        AND u.updated_at = ${created_at}::timestamptz
        AND NOT EXISTS (SELECT FROM bookings b WHERE b.company_id = u.company_id AND b.user_id = u.user_id)
      RETURNING u.user_id AS id`.execute(tx)
    gone.userIds.push(...rows.map(({ id }) => id))
  }
  return gone
}
