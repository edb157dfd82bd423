import { sql } from 'kysely'
import { StartRefusal } from '../../start-refusal.ts'
import type { Database } from '../database.ts'

const rowsAtOnce = 500
/** Tables about the migrations themselves, which each database has of its own. */
const ofMigrations = ['schema_migrations', 'schema_migrations_lock']
/** The rows of an empty database in them are written by migrations. */
const begunByMigrations = ['installation_secrets', 'platform_stream']

/** Number of rows that were copied, by table. */
export type Copied = readonly { table: string; rows: number }[]

/**
 * Copies all rows of one database into another that is migrated and empty, in one transaction: all of it or nothing. What it wrote it counts, and
 * goes on numbering where the first one stood. Throws a `StartRefusal` where the second one holds anything.
 */
export async function copyRows(from: Database, to: Database): Promise<Copied> {
  return await from.transaction().execute(async (source) => {
    return await to.transaction().execute(async (target) => {
      await sql`SELECT set_config('statement_timeout', '0', true)`.execute(target)
      const tables = await tablesInOrder(target)
      await refuseUnlessEmpty(target, tables)
      const copied = []
      for (const table of tables) copied.push({ table, rows: await copyTable(source, target, table) })
      for (const numbered of await listNumbered(target)) await continueNumbers(source, target, numbered)
      return copied
    })
  })
}

/** Lists the tables, each after those that its rows refer to. */
async function tablesInOrder(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; needs: string[] }>`
    SELECT c.relname::text AS name, coalesce(array_agg(f.relname::text) FILTER (WHERE f.relname IS NOT NULL), '{}') AS needs
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
    LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid
    LEFT JOIN pg_class f ON f.oid = k.confrelid
    WHERE c.relkind = 'r' GROUP BY c.relname ORDER BY c.relname`.execute(db)
  const left = rows.filter(({ name }) => !ofMigrations.includes(name))
  const ordered: string[] = []
  while (left.length > 0) {
    const next = left.findIndex(({ needs }) => needs.every((need) => ordered.includes(need)))
    const [found] = left.splice(next, 1)
    if (next < 0 || !found) throw new Error('tables refer to each other in a circle')
    ordered.push(found.name)
  }
  return ordered
}

async function refuseUnlessEmpty(db: Database, tables: readonly string[]): Promise<void> {
  const full = []
  for (const table of tables)
    if (!begunByMigrations.includes(table) && (await countRows(db, table)) > 0) full.push(table)
  if (full.length > 0)
    throw new StartRefusal(`The database that is to be filled is not empty: ${full.join(', ')} have rows.`)
  for (const table of begunByMigrations) await sql`DELETE FROM ${sql.table(table)}`.execute(db)
}

async function countRows(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`SELECT count(*) AS rows FROM ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.rows)
}

/** Lists the columns of a table, in their order. */
async function columnsOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name::text AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} ORDER BY ordinal_position`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Rows travel as PostgreSQL writes and reads them itself, so that every value stays the same to the last digit. Each column is named: their order is that in which migrations came, and a
 * database that has been there for longer may have seen them in another one.
 */
async function copyTable(source: Database, target: Database, table: string): Promise<number> {
  const columns = sql.join((await columnsOf(target, table)).map((name) => sql.ref(name)))
  await sql`DECLARE rows_of_table CURSOR FOR SELECT ROW(${columns})::text AS line FROM ${sql.table(table)}`.execute(
    source,
  )
  for (;;) {
    const fetched = await sql<{ line: string }>`FETCH ${sql.lit(rowsAtOnce)} FROM rows_of_table`.execute(
      source,
    )
    const lines = fetched.rows.map(({ line }) => line)
    if (lines.length === 0) break
    await sql`INSERT INTO ${sql.table(table)} OVERRIDING SYSTEM VALUE
      SELECT (read.row).* FROM (SELECT line::${sql.table(table)} AS row FROM unnest(${lines}::text[]) AS line OFFSET 0) AS read`.execute(
      target,
    )
  }
  await sql`CLOSE rows_of_table`.execute(source)
  const [wanted, written] = [await countRows(source, table), await countRows(target, table)]
  if (wanted !== written) throw new Error(`${table} has ${wanted} rows, and ${written} were written`)
  return written
}

type Numbered = { table: string; column: string; sequence: string }

async function listNumbered(db: Database): Promise<Numbered[]> {
  const { rows } = await sql<Numbered>`
    SELECT table_name::text AS "table", column_name::text AS "column",
      pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`.execute(
    db,
  )
  return rows
}

async function continueNumbers(
  source: Database,
  target: Database,
  { table, column, sequence }: Numbered,
): Promise<void> {
  const name = sql.raw(sequence)
  const { rows } = await sql<{ last: string; called: boolean }>`
    SELECT last_value::text AS last, is_called AS called FROM ${name}`.execute(source)
  const [stands] = rows
  if (!stands) throw new Error(`${sequence} stands nowhere`)
  await sql`SELECT setval(${sequence}, ${stands.last}::bigint, ${stands.called}::boolean)`.execute(target)
  const { rows: beyond } = await sql`
    SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} > ${stands.last}::bigint LIMIT 1`.execute(
    target,
  )
  if (beyond.length > 0)
    throw new Error(`${table} has numbers beyond ${stands.last}, where they would be given anew`)
}
