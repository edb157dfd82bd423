/**
 * What a server costs that nobody uses yet: processor from its start until it is ready, and memory, with the demo data and with a thousand
 * tenants; then the memory of each portal that is connected and of each tenant that somebody uses. Beside it an empty server of the same libraries.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@rinda/domain/time/zone'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { createDatabase, databaseAt } from '../apps/server/src/testing/servers/postgres-databases.ts'
import { startPostgresServer } from '../apps/server/src/testing/servers/postgres-server.ts'
import { settle, signInTo } from './bookings-world.ts'
import { machineLine, median, table } from './rounds.ts'
import { type Client, connect } from './served.ts'
import { productServer, type Started, start } from './started.ts'

const rounds = Number(process.argv[2] ?? 5)
const portals = Number(process.argv[3] ?? 2_000)
const tenants = Number(process.argv[4] ?? 1_000)
const memoryRounds = Math.min(rounds, 3)
/** So many are there before anything is counted. */
const warmUp = 200
const atOnce = 20
const settleMs = 2_000

type Contestant = { name: string; program: string; environment: Record<string, string> }
type Figures = { cpu: number; now: number; most: number }

async function whileStarted<Value>(
  { program, environment }: Contestant,
  work: (server: Started) => Promise<Value>,
): Promise<Value> {
  const server = await start(program, environment)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

async function atRest(server: Started): Promise<Figures> {
  const cpu = server.cpuSeconds()
  await wait(settleMs)
  return { cpu, ...server.memory() }
}

/** Makes the tenants, each with somebody who is signed in; gives the tokens of those. */
async function fillTenants(databaseUrl: string): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', log: console.error })
  const now = new Date()
  const tokens: string[] = []
  try {
    for (let company = 1; company <= tenants; company += 1) {
      await settle(db, company, 3, now)
      tokens.push(await signInTo(db, company, now))
    }
    return tokens
  } finally {
    await close()
  }
}

/** Does something so many times, a few at once. */
async function times<Value>(count: number, act: (number: number) => Promise<Value>): Promise<Value[]> {
  const done: Value[] = []
  while (done.length < count) {
    const some = Array.from({ length: Math.min(atOnce, count - done.length) }, (_, nth) => done.length + nth)
    done.push(...(await Promise.all(some.map(act))))
  }
  return done
}

/** Kilobytes of memory that each portal takes, once the first ones have been there. */
async function ofEachPortal(server: Started, token: string): Promise<number> {
  const open: Client[] = []
  const more = async (count: number) => {
    open.push(...(await times(count, () => connect(server.url, 1, token))))
    await wait(settleMs)
    return server.memory().now
  }
  const before = await more(warmUp)
  const after = await more(portals)
  for (const one of open) one.close()
  return ((after - before) * 1024) / portals
}

/** Megabytes after people have come, asked for a week of free time and the day's bookings, and gone, at a tenant of their own each or all at one. */
async function afterUse(server: Started, tokens: readonly string[], isEachOwn: boolean): Promise<number> {
  const today = new Date().toISOString().slice(0, 10)
  for (let round = 0; round < 2; round += 1)
    await times(tokens.length, async (number) => {
      const company = isEachOwn ? number + 1 : 1
      const client = await connect(server.url, company, tokens[company - 1] ?? '')
      const place = { locationId: company, date: addDays(today, 1), days: 7 }
      const replies = [
        await client.ask('get_slots', { ...place, serviceId: company }),
        await client.ask('get_bookings', { ...place, days: 1 }),
      ]
      client.close()
      if (replies.some(({ type }) => type === 'error')) throw new Error(JSON.stringify(replies))
    })
  await wait(settleMs)
  return server.memory().now
}

const folder = mkdtempSync(path.join(tmpdir(), 'rinda-bench-start-'))
const postgres = await startPostgresServer()
try {
  console.log(machineLine())
  const ours = await productServer()
  await createDatabase(postgres.url, 'tenants')
  const tenantsUrl = databaseAt(postgres.url, 'tenants')
  const tokens = await fillTenants(tenantsUrl)
  const compiled = { NODE_COMPILE_CACHE: path.join(folder, 'compiled') }
  const onDemo = { DATABASE_URL: postgres.url, DEMO: '1' }
  const onTenants = { DATABASE_URL: tenantsUrl, DEMO: '0' }
  const embedded = { DATA_DIR: path.join(folder, 'data'), DEMO: '1' }
  const bareServer = path.join(import.meta.dirname, 'bare-server.ts')
  const empty: Contestant = {
    name: 'empty: Fastify, Socket.IO, pg',
    program: bareServer,
    environment: { ...onTenants, ...compiled },
  }
  const withTenants: Contestant = {
    name: `ours, PostgreSQL, ${tenants} tenants`,
    program: ours,
    environment: onTenants,
  }
  const contestants: Contestant[] = [
    empty,
    { name: 'ours, PostgreSQL, demo data', program: ours, environment: onDemo },
    withTenants,
    { name: 'ours, embedded, demo data', program: ours, environment: embedded },
  ]
  const found = contestants.map((): Figures[] => [])
  // The first round makes the data and compiles what the others find.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const figures = await whileStarted(contestant, atRest)
      if (round > 0) found[index]?.push(figures)
    }
  }
  const middle = (index: number, name: keyof Figures) => median((found[index] ?? []).map((one) => one[name]))
  console.log(
    table(
      ['from the start until it is ready', 'CPU s', '×', 'MB at rest', 'MB at the most'],
      contestants.map(({ name }, index) => {
        const seconds = middle(index, 'cpu')
        const megabytes = [middle(index, 'now'), middle(index, 'most')].map((value) => value.toFixed(0))
        return [name, seconds.toFixed(2), (seconds / middle(0, 'cpu')).toFixed(1), ...megabytes]
      }),
    ),
  )

  const [token = ''] = tokens
  const portalsAt: Record<'empty' | 'ours', number[]> = { empty: [], ours: [] }
  const used: Record<'one' | 'each', number[]> = { one: [], each: [] }
  for (let round = 0; round < memoryRounds; round += 1) {
    portalsAt.empty.push(await whileStarted(empty, (server) => ofEachPortal(server, token)))
    portalsAt.ours.push(await whileStarted(withTenants, (server) => ofEachPortal(server, token)))
    used.one.push(await whileStarted(withTenants, (server) => afterUse(server, tokens, false)))
    used.each.push(await whileStarted(withTenants, (server) => afterUse(server, tokens, true)))
  }
  const [bare, own] = [median(portalsAt.empty), median(portalsAt.ours)]
  console.log(
    table(
      [`a connected portal, of ${portals}`, 'kB each', '×'],
      [
        [empty.name, bare.toFixed(1), '1.0'],
        ['ours, PostgreSQL', own.toFixed(1), (own / bare).toFixed(1)],
      ],
    ),
  )
  const [one, each] = [median(used.one), median(used.each)]
  console.log(
    table(
      [`${tokens.length * 2} people came, asked and went`, 'MB afterwards'],
      [
        ['all at one tenant', one.toFixed(0)],
        [`two at each of ${tokens.length} tenants`, each.toFixed(0)],
        ['so 1,000 tenants take', (((each - one) * 1000) / tokens.length).toFixed(0)],
      ],
    ),
  )
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
