import { type CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import type { Database } from '../database/database.ts'

const isRead = /^\s*(select|with)\b/i
/** The tables that grow with what a company does. */
const large = /\b(bookings|users|occupancies|audit|events|replies|visitor_acts|outbox)\b/

/** Database whose reads are written down, to be asked anew how many pages they touch. */
export function recordReads(db: Database): { db: Database; takeReads(): CompiledQuery[] } {
  const reads: CompiledQuery[] = []
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const compiled = db.getExecutor().compileQuery(node as RootOperationNode, queryId)
      if (isRead.test(compiled.sql) && large.test(compiled.sql)) reads.push(compiled)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(recorder), takeReads: () => reads.splice(0) }
}

/**
 * Counts the pages that a read touches, of tables and indexes: with a plan for just these values, or with the one for any values that
 * PostgreSQL may go over to when the same statement has been sent several times.
 */
export async function countPages(
  db: Database,
  read: CompiledQuery,
  plan: 'custom' | 'generic',
): Promise<number> {
  return await db.connection().execute(async (connection) => {
    await sql.raw(`SET plan_cache_mode = force_${plan}_plan`).execute(connection)
    await sql.raw(`PREPARE counted AS ${read.sql}`).execute(connection)
    const values = read.parameters.length > 0 ? `(${read.parameters.map(literalOf).join(', ')})` : ''
    const explained = sql.raw<{ 'QUERY PLAN': Explained }>(
      `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE counted${values}`,
    )
    const { rows } = await explained.execute(connection)
    await sql.raw('DEALLOCATE counted; RESET plan_cache_mode').execute(connection)
    const top = rows[0]?.['QUERY PLAN'][0]?.Plan
    return (top?.['Shared Hit Blocks'] ?? 0) + (top?.['Shared Read Blocks'] ?? 0)
  })
}
type Explained = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[]

/** Counts the rows of a table that were read so far by going through all of it, as far as this connection and those at rest have done so. */
export async function countReadThrough(db: Database, table: string): Promise<number> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ many: number }>`
    SELECT seq_tup_read AS many FROM pg_stat_user_tables WHERE relname = ${table}`.execute(db)
  return rows[0]?.many ?? Number.NaN
}

/** A value as SQL has it; of which type it is, the statement says. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (value instanceof Date) return quoted(value.toISOString())
  if (Array.isArray(value)) return quoted(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  return quoted(String(value))
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
