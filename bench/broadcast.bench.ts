/** One change to many portals of one company: ours, told what it makes of their day, beside bare broadcasts of as many bytes. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { settle, signInTo, specialistOf } from './bookings-world.ts'
import type { Arrival, Orders } from './broadcast-clients.ts'
import { machineLine, median, shown, table } from './rounds.ts'
import { connect, type Served, serve } from './served.ts'

const portals = Number(process.env.BENCH_SOCKETS ?? 300)
const elsewhere = Number(process.env.BENCH_ELSEWHERE ?? 600)
const changes = Number(process.env.BENCH_CHANGES ?? 20)
const restMs = Number(process.env.BENCH_REST_MS ?? 500)
const cutMs = 2_000
const specialists = 20
const date = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)
/** As long as our event and our state together. */
const bareText = 'x'.repeat(4_500)

type Report = { arrivals: Arrival[]; asked: number; online: number }
type Clients = { tell(order: string): void; report(): Promise<Report> }
type Found = { cpuMs: number; delays: number[]; delivered: number; asked: number }

const children: ChildProcess[] = []
function start(file: string, argument: string): ChildProcess {
  const child = fork(path.join(import.meta.dirname, file), [argument])
  children.push(child)
  return child
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const settled = new AbortController()
  const { signal } = settled
  const gone = once(child, 'exit', { signal }).then(() => {
    throw new Error('a process of the measurement ended')
  })
  gone.catch(() => {})
  const [answer] = await Promise.race([once(child, 'message', { signal }), gone])
  settled.abort()
  return answer as Answer
}

async function openClients(orders: Orders): Promise<Clients> {
  const child = start('broadcast-clients.ts', JSON.stringify(orders))
  await answerOf(child)
  return {
    tell: (order) => void child.send(order),
    report() {
      child.send('report')
      return answerOf<Report>(child)
    },
  }
}

const nowMs = () => performance.timeOrigin + performance.now()
const quantile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN

/** Time from each change to its arrival at each client, by the order of both. */
function delaysOf(begun: readonly number[], arrivals: readonly Arrival[]): number[] {
  const byName = Map.groupBy(arrivals, ({ name }) => name)
  const inOrder = [...byName.values()].sort((one, other) => (one[0]?.at ?? 0) - (other[0]?.at ?? 0))
  return inOrder.flatMap((all, index) => all.map(({ at }) => at - (begun[index] ?? Number.NaN)))
}

async function measureBare(kind: 'socketio' | 'ws'): Promise<Found> {
  const peer = start('broadcast-peer.ts', kind)
  const { port } = await answerOf<{ port: number }>(peer)
  const clients = await openClients({ kind, port, count: portals, companyId: 0, token: '', date })
  const say = async (text: string) => {
    peer.send(text)
    return (await answerOf<{ cpuMs: number }>(peer)).cpuMs
  }
  const before = await say('')
  const begun: number[] = []
  for (let change = 0; change < changes; change += 1) {
    begun.push(nowMs())
    await say(`${change}`.padEnd(10) + bareText)
    await wait(restMs)
  }
  const cpuMs = ((await say('')) - before) / changes
  const { arrivals } = await clients.report()
  clients.tell('end')
  peer.kill()
  return { cpuMs, delays: delaysOf(begun, arrivals), delivered: arrivals.length, asked: 0 }
}

const seqOf = ({ name }: Arrival) => Number(name.split(' ')[1])

type Changer = (index: number) => Promise<void>

/** Has somebody hold a time and give it back, each a change. */
async function changerAt(served: Served, token: string): Promise<Changer> {
  const client = await connect(served.url, 1, token)
  let held: Record<string, unknown> = {}
  return async (index) => {
    if (index % 2 === 1) {
      await client.ask('unlock_booking', held)
      return
    }
    const slot = { locationId: 1, serviceId: 1, specialistId: specialistOf(1, index % specialists) }
    const { data } = await client.ask('lock_booking', { ...slot, date, time: '09:00', duration: 30 })
    held = { qtid: data.data.attributes.qtid, token: data.data.attributes.token }
  }
}

async function measureOurs(served: Served, clients: Clients, change: Changer): Promise<Found> {
  await clients.report()
  const before = await served.cpuSeconds()
  const begun: number[] = []
  for (let index = 0; index < changes; index += 1) {
    begun.push(nowMs())
    await change(index)
    await wait(restMs)
  }
  const cpuMs = (((await served.cpuSeconds()) - before) * 1000) / changes
  // On a busy machine the last ones may still be on their way.
  await wait(2_000)
  const { arrivals, asked } = await clients.report()
  const events = arrivals.filter(({ name }) => name.startsWith('event '))
  const first = Math.min(...events.map(seqOf))
  // A state may be of several changes: then it counts for the last of them.
  const delays = arrivals
    .filter((one) => one.name.startsWith('state ') && seqOf(one) >= first)
    .map((one) => one.at - (begun[seqOf(one) - first] ?? Number.NaN))
  return { cpuMs, delays, delivered: events.length, asked }
}

/** Cuts everybody off while changes go on, and waits until all are back and know them. */
async function measureCut(served: Served, clients: Clients, change: Changer) {
  await clients.report()
  const before = await served.cpuSeconds()
  clients.tell('cut')
  for (let index = 0; index < 4; index += 1) {
    await change(index)
    await wait(cutMs / 4)
  }
  clients.tell('mend')
  const began = nowMs()
  let known = 0
  let asked = 0
  let online = 0
  while ((known < portals * 4 || asked < portals) && nowMs() - began < 60_000) {
    await wait(250)
    const report = await clients.report()
    known += report.arrivals.filter(({ name }) => name.startsWith('event')).length
    asked += report.asked
    online = report.online
  }
  return { cpuMs: ((await served.cpuSeconds()) - before) * 1000, ms: nowMs() - began, known, asked, online }
}

console.log(machineLine())
const tokens: string[] = []
const served = await serve(async (db) => {
  for (const company of [1, 2]) {
    await settle(db, company, specialists, new Date())
    tokens.push(await signInTo(db, company, new Date()))
  }
})
try {
  const [token = '', other = ''] = tokens
  const port = Number(new URL(served.url).port)
  const line = (name: string, { cpuMs, delays, delivered, asked }: Found) => [
    ...[name, shown(cpuMs), shown((cpuMs * 1000) / portals), shown(median(delays))],
    ...[shown(quantile(delays, 0.99)), `${delivered} of ${portals * changes}`, String(asked)],
  ]
  const head = ['', 'CPU ms a change', 'µs a socket', 'median ms', 'p99 ms', 'delivered', 'asked']
  const rows = [
    line('ws, one prepared frame', await measureBare('ws')),
    line('Socket.IO, one broadcast', await measureBare('socketio')),
  ]
  const change = await changerAt(served, token)
  const alone = await served.cpuSeconds()
  for (let index = 0; index < changes; index += 1) {
    await change(index)
    await wait(restMs)
  }
  const nobody = (((await served.cpuSeconds()) - alone) * 1000) / changes
  const clients = await openClients({ kind: 'ours', port, count: portals, companyId: 1, token, date })
  const ours = await measureOurs(served, clients, change)
  rows.push(line('ours, one change', ours))
  const many = await openClients({ kind: 'ours', port, count: elsewhere, companyId: 2, token: other, date })
  rows.push(line(`the same, ${elsewhere} more elsewhere`, await measureOurs(served, clients, change)))
  many.tell('end')
  console.log(`${portals} portals of one company that show a day, a change every ${restMs} ms`)
  console.log(table(head, rows))
  console.log(`The change itself, with nobody connected: ${shown(nobody)} ms of processor.`)
  await wait(1_000)
  const cut = await measureCut(served, clients, change)
  console.log(
    `All cut off for ${cutMs / 1000} s with 4 changes meanwhile: ${cut.known} of ${portals * 4} changes known ${shown(cut.ms)} ms after the line was back, ` +
      `${cut.asked} questions, ${shown(cut.cpuMs)} ms of processor (${shown(cut.cpuMs / portals)} a portal).`,
  )
} finally {
  for (const child of children) child.kill()
  await served.stop()
}
