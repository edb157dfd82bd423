import { Kysely, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import { reasonOf, StartRefusal } from '../../start-refusal.ts'
import { type DatabaseHealth, type HealthWatch, watchHealth } from '../health.ts'
import { type OnQuery, toldBy } from '../on-query.ts'
import type { Schema } from '../schema.ts'
import { DatabaseLost } from '../unavailable.ts'
import { type GrowingPool, growGradually } from './growing-pool.ts'
import { type Patience, PreparingClient } from './preparing-client.ts'
import { NamingDialect } from './table-names.ts'
import { getTypeParser } from './value-parsers.ts'

const oldestVersion = 15
const connectionsAtMost = 20
/** Also the longest wait for a connection that another request has: at a busy moment it is better to wait than to fail. */
const connectTimeoutMs = 15_000
const idleTimeoutMs = 60_000
const statementTimeoutMs = 20_000
const idleInTransactionTimeoutMs = 30_000
/** Time in ms that a statement may take in a transaction that asks for it, as an import does. */
export const longStatementTimeoutMs = 120_000
/** PostgreSQL breaks off what takes longer than a statement may: whoever is silent for longer is not there. */
const silentAtMostMs = longStatementTimeoutMs + 10_000
/** A machine that is gone answers nothing: after this long without a word it is asked whether it is still there. */
const keepAliveAfterMs = 10_000
const lookTimeoutMs = 5_000
/** PostgreSQL's code for what a user may not do. */
const mayNotCode = '42501'

type OpenPostgres = {
  db: Kysely<Schema>
  health: DatabaseHealth
  close: () => Promise<void>
  pool: () => { all: number; idle: number; waiting: number }
  limitSilence(ms?: number): void
}

/** Connects to the PostgreSQL at `url`. Throws a `StartRefusal` that says where and why when that fails. */
export async function openPostgres(
  url: string,
  log: (line: string) => void,
  onQuery?: OnQuery,
): Promise<OpenPostgres> {
  const place = placeOf(url)
  const patience: Patience = { ms: undefined }
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'rinda',
    max: connectionsAtMost,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    types: { getTypeParser },
    Client: class extends PreparingClient {
      protected override readonly patience = patience
    },
    // Statements of one transaction may be sent before the one ahead has been answered.
    pipeline: true,
    // Settings of the session, not of the start-up packet: connection poolers refuse the latter.
    onConnect: async (client: pg.ClientBase) => {
      await client.query(sessionSettings)
    },
  })
  const health = watchHealth(
    () => lookFor(url),
    (line) => log(`PostgreSQL at ${place}: ${line}`),
  )
  pool.on('error', () => health.doubt())
  pool.on('connect', (client) => client.on('error', () => health.doubt()))
  const growing = growGradually(pool, connectTimeoutMs)
  health.onChange((isAway) => {
    if (isAway) growing.refuse(new DatabaseLost('it is away'))
  })
  const db = new Kysely<Schema>({
    dialect: new NamingDialect({ pool: whileThere(pool, growing, health) }),
    ...toldBy(onQuery),
  })
  const close = async () => {
    await health.stop()
    await db.destroy()
  }
  try {
    await refuseOld(db, place)
  } catch (error) {
    await close()
    if (error instanceof StartRefusal) throw error
    const reason = error instanceof DatabaseLost ? error.cause : error
    throw new StartRefusal(`DATABASE_URL: cannot use the PostgreSQL at ${place}: ${reasonOf(reason)}`)
  }
  const counted = () => ({
    all: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount + growing.waiting(),
  })
  const limitSilence = (ms = silentAtMostMs) => {
    patience.ms = ms
  }
  return { db, health, close, pool: counted, limitSilence }
}

/**
 * While PostgreSQL is away nobody waits for it: only connections that are still open are given out, and it is the watch that knocks at its
 * door. The first who finds it gone makes the watch look.
 */
function whileThere(pool: pg.Pool, growing: GrowingPool, health: HealthWatch): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      if (health.isAway() && pool.idleCount === 0) throw new DatabaseLost('it is away')
      try {
        return await growing.connect()
      } catch (error) {
        health.doubt()
        throw new DatabaseLost(error)
      }
    },
    end: () => pool.end(),
  }
}

/** Explains why the tables of a PostgreSQL could not be made, or brought to this version. What is no fault of its own stays as it is. */
export function tablesRefusal(url: string, error: unknown): unknown {
  const reason = error instanceof DatabaseLost ? error.cause : error
  if (!(error instanceof DatabaseLost || error instanceof pg.DatabaseError)) return error
  const mayNot = error instanceof pg.DatabaseError && error.code === mayNotCode
  const needs = mayNot ? '. Its user needs the right to create tables and the extension btree_gist' : ''
  return new StartRefusal(
    `DATABASE_URL: cannot make the tables in the PostgreSQL at ${placeOf(url)}: ${reasonOf(reason)}${needs}.`,
  )
}

/** Throws when nobody answers. One that has no connection to spare is there. */
async function lookFor(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: lookTimeoutMs })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    if (!isFull(error)) throw error
  } finally {
    void client.end()
  }
}

function isFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53300'
}

async function refuseOld(db: Kysely<Schema>, place: string): Promise<void> {
  const answer = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db)
  const version = answer.rows[0]?.version ?? 0
  if (version >= oldestVersion) return
  throw new StartRefusal(
    `DATABASE_URL: the PostgreSQL at ${place} is version ${version}; Rinda needs ${oldestVersion} or newer.`,
  )
}

const sessionSettings = `
  select set_config('TimeZone', 'UTC', false),
         set_config('statement_timeout', '${statementTimeoutMs}', false),
         set_config('idle_in_transaction_session_timeout', '${idleInTransactionTimeoutMs}', false)`

/** Host, port and database of a connection string, without its password. */
function placeOf(url: string): string {
  if (!URL.canParse(url))
    throw new StartRefusal('DATABASE_URL is not a URL such as postgres://user:password@host:5432/rinda.')
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`
}
