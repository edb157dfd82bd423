/** What figures of everything cost, over the wire: the server with its onlooker beside the same one without, and beside itself. */
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { startPostgresServer } from '../apps/server/src/testing/servers/postgres-server.ts'
import { settle, signInTo } from './bookings-world.ts'
import { machineLine, median, shown, table } from './rounds.ts'
import { connect, forWhile } from './served.ts'
import { start } from './started.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 2_000)
const clients = 8
const contestants = [
  ['without figures', '0'],
  ['with figures', '1'],
  ['without figures, once more', '0'],
] as const
const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
const program = fileURLToPath(new URL('./observed-server.ts', import.meta.url))

console.log(machineLine())
const postgres = await startPostgresServer()
try {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: console.error })
  await settle(database.db, 1, 20, new Date())
  const token = await signInTo(database.db, 1, new Date())
  await database.close()
  const environment = { DATABASE_URL: postgres.url, DEMO: '0' }
  const servers = await Promise.all(
    contestants.map(async ([, OBSERVED]) => await start(program, { ...environment, OBSERVED })),
  )
  const sockets = await Promise.all(
    servers.map(
      async ({ url }) => await Promise.all(Array.from({ length: clients }, () => connect(url, 1, token))),
    ),
  )
  const cost: { slots: number[]; calls: number[] }[] = contestants.map(() => ({ slots: [], calls: [] }))

  /** Milliseconds of the server's processor for one answer. */
  async function cpuOfOne(index: number, act: (client: number) => Promise<unknown>): Promise<number> {
    const server = servers[index]
    if (!server) return Number.NaN
    const before = server.cpuSeconds()
    let answers = 0
    await forWhile([...Array(clients).keys()], roundMs, async (client) => {
      await act(client)
      answers += 1
    })
    return ((server.cpuSeconds() - before) * 1000) / answers
  }

  for (let round = 0; round <= rounds; round += 1) {
    // Whoever goes first in one round goes last in another: the machine is never the same twice.
    for (const place of contestants.keys()) {
      const index = (place + round) % contestants.length
      const week = { locationId: 1, serviceId: 1, date, days: 7 }
      const slots = await cpuOfOne(
        index,
        (client) => sockets[index]?.[client]?.ask('get_slots', week) ?? Promise.resolve(),
      )
      const url = `${servers[index]?.url}/api/locations/1`
      const calls = await cpuOfOne(index, async () => await (await fetch(url)).arrayBuffer())
      // The first round is still warming up.
      if (round === 0) continue
      cost[index]?.slots.push(slots)
      cost[index]?.calls.push(calls)
    }
  }
  const found = cost.map(({ slots, calls }) => ({ slots: median(slots), calls: median(calls) }))
  const [base = { slots: Number.NaN, calls: Number.NaN }] = found
  const row = ({ slots, calls }: typeof base) => [
    shown(slots),
    shown(slots / base.slots),
    shown(calls),
    shown(calls / base.calls),
  ]
  const head = ['server CPU, ms', 'get_slots', '×', 'GET a location', '×']
  console.log(
    table(
      head,
      contestants.map(([name], index) => [name, ...row(found[index] ?? base)]),
    ),
  )
  for (const client of sockets.flat()) client.close()
  await Promise.all(servers.map(({ stop }) => stop()))
} finally {
  await postgres.stop()
}
