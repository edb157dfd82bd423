/**
 * Every read of the product at 11,000 bookings of a company and at a million (`BOOKINGS`), over the wire of its own server: milliseconds, and
 * the pages that the database touched for it, which are exact on any machine.
 */
import pg from 'pg'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { type Asking, askingOf, type Read, reads } from '../apps/server/src/testing/every-read.ts'
import { startPostgresServer } from '../apps/server/src/testing/servers/postgres-server.ts'
import { fillCompany } from '../apps/server/src/testing/towns/many-bookings.ts'
import { machineLine, shown, table } from './rounds.ts'
import { productServer, type Started, start } from './started.ts'

const sizes = [
  { companyId: 1, bookings: 11_000 },
  { companyId: 2, bookings: Number(process.env.BOOKINGS ?? 1_000_000) },
]
const asks = Number(process.env.ASKS ?? 60)
const only = process.env.READS ?? ''
const program = { 'x-api-key': 'bench', 'x-api-secret': 'bench' }

/** A PostgreSQL that counts the pages of each statement; the one of `MILLION_DATABASE_URL` where it is to be kept from run to run. */
async function startDatabase() {
  const kept = process.env.MILLION_DATABASE_URL
  if (kept) return { url: kept, stop: async () => {} }
  const server = await startPostgresServer()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`)
  await client.query(`ALTER SYSTEM SET shared_buffers = '1GB'`)
  await client.end()
  await server.halt('in order')
  await server.run()
  return server
}

async function fill(url: string): Promise<void> {
  const migrated = await openDatabase({ databaseUrl: url, dataDir: '', log: console.error })
  await migrated.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT FROM companies LIMIT 1')
  if (rows.length === 0) {
    const began = Date.now()
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
    await withoutIndexes(client, async () => {
      for (const size of sizes)
        await fillCompany((statements) => client.query(statements), { ...size, now: new Date() })
    })
    console.log(`made in ${shown((Date.now() - began) / 1000)} s`)
  }
  await client.end()
}

/** Lets indexes be built once instead of entry by entry. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const tables = ['bookings', 'occupancies', 'users', 'audit', 'events']
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i WHERE i.indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  // What is made here names nothing that there is not: no need to look it up five million times.
  await client.query('SET session_replication_role = replica')
  await work()
  await client.query('RESET session_replication_role')
  await client.query(`SET maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await client.query(definition)
  for (const table of tables) await client.query(`VACUUM (ANALYZE) ${table}`)
}

type Measured = { p50: number; p99: number; rows: number; pages: number; statements: number }

async function measure(client: pg.Client, asking: Asking, read: Read): Promise<Measured> {
  // Statements are planned anew the first times, and what is read once is in memory.
  for (let nth = 0; nth < 8; nth++) await read.ask(asking, nth + 100)
  await client.query('SELECT pg_stat_statements_reset()')
  const times: number[] = []
  let rows = 0
  for (let nth = 0; nth < asks; nth++) {
    // This process holds a server's programs too: collecting what it no longer needs takes longer than most answers.
    if (nth % 20 === 0) globalThis.gc?.()
    const began = performance.now()
    rows += await read.ask(asking, nth)
    times.push(performance.now() - began)
  }
  const found = await client.query<{ pages: number; statements: number }>(
    `SELECT coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float AS pages, coalesce(sum(calls), 0)::float AS statements
     FROM pg_stat_statements WHERE query ~ 'bookings|users|audit|occupancies|events'`,
  )
  const { pages = Number.NaN, statements = Number.NaN } = found.rows[0] ?? {}
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return {
    p50: at(0.5),
    p99: at(0.99),
    rows: rows / asks,
    pages: pages / asks,
    statements: statements / asks,
  }
}

const database = await startDatabase()
let server: Started | undefined
try {
  await fill(database.url)
  const key = { API_KEY: program['x-api-key'], API_SECRET: program['x-api-secret'] }
  server = await start(await productServer(), { DATABASE_URL: database.url, DEMO: '0', ...key })
  const url = server.url.replace('localhost', '127.0.0.1')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const opened = await openDatabase({ databaseUrl: database.url, dataDir: '', log: console.error })

  const askings = await Promise.all(
    sizes.map(async ({ companyId }): Promise<Asking> => {
      return await askingOf({ db: opened.db, url, companyId, program, now: new Date() })
    }),
  )

  console.log(`${machineLine()}\n`)
  const lines: string[][] = []
  for (const read of reads.filter(({ name }) => name.includes(only))) {
    const found: Measured[] = []
    for (const asking of askings) found.push(await measure(client, asking, read))
    const [small, large] = found
    if (!small || !large) continue
    lines.push([
      read.name,
      ...[small, large].flatMap(({ p50, p99, pages, rows }) => [
        shown(rows),
        shown(pages),
        shown(p50),
        shown(p99),
      ]),
      shown(large.statements),
    ])
  }
  const head = (size: string) => [`rows at ${size}`, 'pages', 'p50 ms', 'p99 ms']
  console.log(table(['read', ...head('11,000'), ...head('a million'), 'statements'], lines))
  console.log(`\n${machineLine()}`)
  for (const { admin, branch } of askings) for (const { socket } of [admin, branch]) socket.disconnect()
  await client.end()
  await opened.close()
} finally {
  await server?.stop()
  await database.stop()
}
