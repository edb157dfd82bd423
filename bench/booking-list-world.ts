/** A portal with real data behind it, and two years of one branch: one with few bookings, one with very many. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts'

/** Far from the bookings of the demo data, each in a year of its own. */
export const worlds = [
  { year: 2031, bookings: 200 },
  { year: 2032, bookings: 20_000 },
] as const

export async function startPortal(): Promise<{ url: string; stop: () => Promise<void> }> {
  const postgres = await startPostgresServer()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: {
      ...process.env,
      // Who builds the portal first says production here, where no demo data may be.
      NODE_ENV: 'development',
      PORT: String(port),
      DATABASE_URL: postgres.url,
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    }
    await postgres.stop()
  }
  try {
    await untilReady(url, server)
    for (const world of worlds) await fillYear(postgres.url, world.year, world.bookings)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** Bookings evenly over a year, otherwise like one that the demo data has, under many names. */
async function fillYear(databaseUrl: string, year: number, bookings: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const same =
    'company_id, kind, approval, location_id, service_id, specialist_id, phone_country_code, fields, notes, log, client_type'
  await client.query(
    `WITH one AS (
       SELECT ${same} FROM bookings
       WHERE company_id = 1 AND location_id = 1 AND kind = 'appointment' AND status = 'scheduled' LIMIT 1
     ), times AS (
       SELECT n, make_timestamptz($1, 1, 2, 6, 0, 0, 'UTC') + n * interval '362 days' / $2 AS starts_at
       FROM generate_series(0, $2 - 1) AS n
     )
     INSERT INTO bookings (${same}, qtid, token, status, first_name, last_name, email, phone_number, starts_at,
                           ends_at, created_at, updated_at)
     SELECT ${same}, gen_random_uuid(), 'measured', CASE WHEN n % 10 = 0 THEN 'canceled' ELSE 'scheduled' END,
       (ARRAY['Anna', 'Jānis', 'Žanete', 'Ольга', 'Ķirils'])[1 + n % 5],
       (ARRAY['Kļaviņ', 'Bērziņ', 'Ozoliņ', 'Фёдоров', 'Šmits'])[1 + n / 5 % 5] || n,
       'visitor' || n || '@mail.example', (20000000 + n)::text, date_trunc('minute', starts_at),
       date_trunc('minute', starts_at) + interval '30 minutes', now(), now()
     FROM one, times`,
    [year, bookings],
  )
  await client.end()
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries++) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  throw new Error('The server did not become ready.')
}
