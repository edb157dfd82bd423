/**
 * Portals of one company, shared out among three nodes on one PostgreSQL and one Redis, while changes are made at one of them: processor of all nodes for each portal
 * that is told, memory of a portal, and the time until it knows the new free times. Beside it one node with 100 portals.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { startPostgresServer } from '../apps/server/src/testing/servers/postgres-server.ts'
import { startRedisServer } from '../apps/server/src/testing/servers/redis-server.ts'
import { settle, signInTo, specialistOf } from './bookings-world.ts'
import type { Arrival, Orders } from './broadcast-clients.ts'
import { machineLine, median, shown, table } from './rounds.ts'
import { connect } from './served.ts'
import { productServer, type Started, start } from './started.ts'

const portals = Number(process.env.BENCH_SOCKETS ?? 2_000)
const changes = Number(process.env.BENCH_CHANGES ?? 50)
const changesASecond = 5
const specialists = 20
const date = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)
/** What is told may be on its way for so long before it is counted as lost. */
const patienceMs = 5_000

type Report = { arrivals: Arrival[]; asked: number; online: number }
type Figures = { cpuMs: number; idleMs: number; delays: number[]; delivered: number; kB: number }

const nowMs = () => performance.timeOrigin + performance.now()
const quantile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

async function openClients(orders: Orders): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'broadcast-clients.ts'), [JSON.stringify(orders)])
  await once(child, 'message')
  return child
}

async function reportOf(child: ChildProcess): Promise<Report> {
  child.send('report')
  const [report] = (await once(child, 'message')) as [Report]
  return report
}

const seqOf = ({ name }: Arrival) => Number(name.split(' ')[1])

/** Time from each change until each portal knows its state; that of several changes counts for the last of them. */
function delaysOf(begun: readonly number[], arrivals: readonly Arrival[], first: number): number[] {
  return arrivals
    .filter((one) => one.name.startsWith('state ') && seqOf(one) >= first)
    .map((one) => one.at - (begun[seqOf(one) - first] ?? Number.NaN))
}

async function measure(nodes: readonly Started[], count: number, token: string): Promise<Figures> {
  const memory = () => sum(nodes.map((node) => node.memory().now))
  const cpuMs = () => 1_000 * sum(nodes.map((node) => node.cpuSeconds()))
  const half = Math.floor(count / nodes.length / 2)
  const each = 2 * half
  const clients: ChildProcess[] = []
  const open = async () => {
    for (const { url } of nodes) {
      const port = Number(new URL(url).port)
      clients.push(await openClients({ kind: 'ours', port, count: half, companyId: 1, token, date }))
    }
    await wait(2_000)
    return memory()
  }
  // The first ones bring what a node makes once.
  const before = await open()
  const kB = (((await open()) - before) * 1_024) / (half * nodes.length)
  // As long as what follows: each node looks now and then for what it was not told.
  const idleFrom = cpuMs()
  await wait((changes / changesASecond) * 1_000 + patienceMs)
  const idleMs = cpuMs() - idleFrom
  await Promise.all(clients.map(reportOf))
  const changer = await connect((nodes[0]?.url ?? '').replace('localhost', '127.0.0.1'), 1, token)
  const begun: number[] = []
  const from = cpuMs()
  const began = nowMs()
  let held: Record<string, unknown> = {}
  for (let index = 0; index < changes; index += 1) {
    await wait(Math.max(0, began + (index * 1_000) / changesASecond - nowMs()))
    begun.push(nowMs())
    if (index % 2 === 1) await changer.ask('unlock_booking', held)
    else {
      const slot = { locationId: 1, serviceId: 1, specialistId: specialistOf(1, index % specialists) }
      const { data } = await changer.ask('lock_booking', { ...slot, date, time: '09:00', duration: 30 })
      held = { qtid: data.data.attributes.qtid, token: data.data.attributes.token }
    }
  }
  await wait(patienceMs)
  const used = cpuMs() - from
  const arrivals = (await Promise.all(clients.map(reportOf))).flatMap((report) => report.arrivals)
  changer.close()
  for (const child of clients) child.send('end')
  const events = arrivals.filter(({ name }) => name.startsWith('event '))
  const first = Math.min(...new Set(events.map(seqOf)))
  const delivered = events.length / (each * nodes.length * changes)
  return { cpuMs: used, idleMs, delays: delaysOf(begun, arrivals, first), delivered, kB }
}

console.log(machineLine())
const postgres = await startPostgresServer({ isDurable: true })
const redis = await startRedisServer()
const nodes: Started[] = []
try {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: console.error })
  await settle(database.db, 1, specialists, new Date())
  const token = await signInTo(database.db, 1, new Date())
  await database.close()
  const environment = { DATABASE_URL: postgres.url, DEMO: '0', REDIS_URL: redis.url }
  const program = await productServer()
  for (let node = 0; node < 3; node += 1) nodes.push(await start(program, environment))
  const line = (name: string, count: number, { cpuMs, idleMs, delays, delivered, kB }: Figures) => [
    ...[name, shown(((cpuMs - idleMs) * 1_000) / (count * changes)), shown((cpuMs - idleMs) / changes)],
    ...[shown(kB), shown(median(delays)), shown(quantile(delays, 0.99)), `${(delivered * 100).toFixed(2)} %`],
  ]
  const rows = [
    line('one node, 100 portals', 100, await measure(nodes.slice(0, 1), 100, token)),
    line(`three nodes, ${shown(portals)} portals`, portals, await measure(nodes, portals, token)),
  ]
  const head = ['', 'µs a portal told', 'CPU ms a change', 'kB a portal', 'median ms', 'p99 ms', 'delivered']
  console.log(table([`${changesASecond} changes a second`, ...head.slice(1)], rows))
} finally {
  for (const node of nodes) await node.stop()
  await redis.kill()
  await postgres.stop()
}
