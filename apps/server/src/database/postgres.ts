import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { reasonOf, StartRefusal } from '../start-refusal.ts'
import { PreparingClient } from './preparing-client.ts'
import type { Schema } from './schema.ts'
import { arrayParserByTypeId, parserByTypeId } from './value-parsers.ts'

const oldestVersion = 15
const connectionsAtMost = 20
/** Also the longest wait for a connection that another request has: at a busy moment it is better to wait than to fail. */
const connectTimeoutMs = 15_000
const idleTimeoutMs = 60_000
const statementTimeoutMs = 20_000
const idleInTransactionTimeoutMs = 30_000

/** Connects to the PostgreSQL at `url`. Throws a `StartRefusal` that says where and why when that fails. */
export async function openPostgres(
  url: string,
  log: (line: string) => void,
): Promise<{ db: Kysely<Schema>; close: () => Promise<void> }> {
  const place = placeOf(url)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'rinda',
    max: connectionsAtMost,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
    Client: PreparingClient,
    // Statements of one transaction may be sent before the one ahead has been answered.
    pipeline: true,
  })
  // A connection that breaks while nobody uses it is replaced by the next one asked for; unheard, the error would end us.
  pool.on('error', (error) => log(`Lost an idle connection to PostgreSQL at ${place}: ${error.message}`))
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      // Settings of the session, not of the start-up packet: connection poolers refuse the latter.
      onCreateConnection: async (connection) => {
        await connection.executeQuery(sessionSettings.compile(db))
      },
    }),
  })
  try {
    const answer = await sql<{ version: number }>`
      select current_setting('server_version_num')::int / 10000 as version`.execute(db)
    const version = answer.rows[0]?.version ?? 0
    if (version < oldestVersion) {
      throw new StartRefusal(
        `DATABASE_URL: the PostgreSQL at ${place} is version ${version}; Rinda needs ${oldestVersion} or newer.`,
      )
    }
  } catch (error) {
    await db.destroy()
    if (error instanceof StartRefusal) throw error
    throw new StartRefusal(`DATABASE_URL: cannot use the PostgreSQL at ${place}: ${reasonOf(error)}`)
  }
  return { db, close: () => db.destroy() }
}

const sessionSettings = sql`
  select set_config('TimeZone', 'UTC', false),
         set_config('statement_timeout', ${String(statementTimeoutMs)}, false),
         set_config('idle_in_transaction_session_timeout', ${String(idleInTransactionTimeoutMs)}, false)`

/** Host, port and database of a connection string, without its password. */
function placeOf(url: string): string {
  if (!URL.canParse(url))
    throw new StartRefusal('DATABASE_URL is not a URL such as postgres://user:password@host:5432/rinda.')
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`
}

function getTypeParser(typeId: number, format?: 'text' | 'binary') {
  const parser = format === 'binary' ? undefined : (parserByTypeId[typeId] ?? arrayParserByTypeId[typeId])
  return parser ?? pg.types.getTypeParser(typeId, format)
}
