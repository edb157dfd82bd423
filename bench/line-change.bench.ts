/**
 * A change of the line to all who hold a ticket in it: somebody is called, and everybody behind them is told of their new place. Beside it bare servers that
 * send as many messages of the same size.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signInTo } from './bookings-world.ts'
import type { Arrival } from './broadcast-clients.ts'
import type { HoldersOrder, PlaceHeard } from './line-holders.ts'
import { enterQueue, type QueueClient, settleLine, ticketOf } from './line-world.ts'
import { machineLine, median, shown, table } from './rounds.ts'
import { type Served, serve } from './served.ts'

const holders = Number(process.env.BENCH_SOCKETS ?? 2_000)
const changes = Number(process.env.BENCH_CHANGES ?? 10)
/** A line is looked at once a second: so each change is a look of its own. */
const restMs = 2_500
/** As long as the news of a place. */
const bareText = 'x'.repeat(900)

type Found = { cpuMs: number; lasts: number[]; delivered: number }

const nowMs = () => performance.timeOrigin + performance.now()
const children: ChildProcess[] = []
function start(file: string, argument = ''): ChildProcess {
  const child = fork(path.join(import.meta.dirname, file), [argument])
  children.push(child)
  return child
}
async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const [answer] = await once(child, 'message')
  return answer as Answer
}
async function ask<Answer>(child: ChildProcess, order: HoldersOrder | string): Promise<Answer> {
  child.send(order)
  return await answerOf<Answer>(child)
}

async function measureBare(kind: 'socketio' | 'each' | 'ws'): Promise<Found> {
  const peer = start('broadcast-peer.ts', kind)
  const { port } = await answerOf<{ port: number }>(peer)
  const order = { kind, port, count: holders, companyId: 0, token: '', date: '' }
  const clients = start('broadcast-clients.ts', JSON.stringify(order))
  await answerOf(clients)
  const before = (await ask<{ cpuMs: number }>(peer, '')).cpuMs
  const lasts: number[] = []
  let delivered = 0
  for (let change = 0; change < changes; change += 1) {
    const began = nowMs()
    await ask(peer, `${change}`.padEnd(10) + bareText)
    await wait(restMs)
    const { arrivals } = await ask<{ arrivals: Arrival[] }>(clients, 'report')
    delivered += arrivals.length
    lasts.push(Math.max(...arrivals.map(({ at }) => at)) - began)
  }
  const cpuMs = ((await ask<{ cpuMs: number }>(peer, '')).cpuMs - before) / changes
  clients.kill()
  peer.kill()
  return { cpuMs, lasts, delivered }
}

async function takeTickets(agent: QueueClient, companyId: number): Promise<HoldersOrder['tickets']> {
  const tickets: HoldersOrder['tickets'] = []
  // One more for each change: those are called.
  while (tickets.length < holders + changes) {
    const group = Array.from({ length: 32 }, async () => {
      const reply = await agent.ask('request_ticket', { serviceId: companyId })
      return { id: ticketOf(reply), token: String(reply.data.data.attributes.token) }
    })
    tickets.push(...(await Promise.all(group)))
  }
  return tickets.toSorted((one, other) => one.id - other.id).slice(0, holders + changes)
}

async function measureOurs(served: Served, agent: QueueClient): Promise<Found> {
  const tickets = (await takeTickets(agent, 1)).slice(changes)
  const visitors = start('line-holders.ts')
  await answerOf(visitors)
  await ask(visitors, { url: served.url, companyId: 1, tickets })
  await wait(restMs * 2)
  await ask(visitors, 'report')
  const before = await served.cpuSeconds()
  const lasts: number[] = []
  let delivered = 0
  for (let change = 0; change < changes; change += 1) {
    const began = nowMs()
    ticketOf(await agent.ask('call_next', { locationId: 1, counter: change + 1 }))
    await wait(restMs)
    const heard = await ask<PlaceHeard[]>(visitors, 'report')
    delivered += new Set(heard.map(({ id }) => id)).size
    lasts.push(Math.max(...heard.map(({ at }) => at)) - began)
  }
  return { cpuMs: (((await served.cpuSeconds()) - before) * 1000) / changes, lasts, delivered }
}

console.log(machineLine())
let token = ''
const served = await serve(
  async (db) => {
    await settleLine(db, 1, new Date())
    token = await signInTo(db, 1, new Date())
  },
  { VISITOR_SOCKETS: '100000' },
)
try {
  const line = (name: string, { cpuMs, lasts, delivered }: Found) => [
    ...[name, shown(cpuMs), shown((cpuMs * 1000) / holders), shown(median(lasts))],
    ...[shown(Math.max(...lasts)), `${delivered} of ${holders * changes}`],
  ]
  const rows = [
    line('ws, one prepared frame', await measureBare('ws')),
    line('Socket.IO, one broadcast', await measureBare('socketio')),
    line('Socket.IO, a message to each', await measureBare('each')),
  ]
  const agent = await enterQueue(served.url, { kind: 'agent', companyId: 1, session: 'agent', token })
  rows.push(line('ours, somebody is called', await measureOurs(served, agent)))
  agent.close()
  console.log(`${holders} who hold a ticket, ${changes} changes of their line`)
  const head = ['', 'CPU ms a change', 'µs a holder', 'last one, median ms', 'at the most', 'told']
  console.log(table(head, rows))
} finally {
  for (const child of children) child.kill()
  await served.stop()
}
