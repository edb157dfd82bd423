/**
 * A ticket from its number to its end: issued, called and finished over the queue socket by 8 agents, while 10, 100 and 1,000 people wait, on a PostgreSQL that
 * waits for the disk. Beside it pg-boss as a bare queue on the same server: a job sent, fetched and completed; and the plain limit, the same rows written by
 * one bare statement for all who ask at the same moment.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase, databaseAt } from '../apps/server/src/testing/servers/postgres-databases.ts'
import { signInTo } from './bookings-world.ts'
import type { Done, Order } from './boss-peer.ts'
import { watchDatabaseCpu } from './database-cpu.ts'
import { enterQueue, fillLine, type QueueClient, settleLine, ticketOf } from './line-world.ts'
import { machineLine, median, shown, table } from './rounds.ts'
import { forWhile, type Served, serve } from './served.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 3_000)
const lengths = (process.env.BENCH_WAITING ?? '10,100,1000').split(',').map(Number)
const agentsAtOnce = Number(process.env.BENCH_AGENTS ?? 8)

type Round = { rate: number; cpuMs: number; clientMs: number; databaseMs: number; times: number[] }
type Line = { companyId: number; waiting: number; agents: QueueClient[]; display: QueueClient }

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN

async function openLine(served: Served, companyId: number, waiting: number, token: string): Promise<Line> {
  const agents = await Promise.all(
    Array.from({ length: agentsAtOnce }, (_, index) =>
      enterQueue(served.url, { kind: 'agent', companyId, session: `agent ${companyId} ${index}`, token }),
    ),
  )
  const display = await enterQueue(served.url, { kind: 'widget', companyId, session: `display ${companyId}` })
  if (agents[0]) await fillLine(agents[0], companyId, waiting)
  return { companyId, waiting, agents, display }
}

/** Lets the agents of a line each issue a ticket, call the first of the line, and finish that. */
async function ours(served: Served, { companyId, agents }: Line): Promise<Round> {
  const times: number[] = []
  let tickets = 0
  const before = await served.cpuSeconds()
  const ownBefore = process.cpuUsage()
  const databaseBefore = databaseSeconds()
  const began = performance.now()
  await forWhile([...agents.entries()], roundMs, async ([index, agent]) => {
    const ask = async (type: string, data: object) => {
      const asked = performance.now()
      const reply = await agent.ask(type, data)
      times.push(performance.now() - asked)
      return ticketOf(reply)
    }
    await ask('request_ticket', { serviceId: companyId })
    const id = await ask('call_next', { locationId: companyId, counter: index + 1 })
    await ask('finish', { id })
    tickets += 1
  })
  const seconds = (performance.now() - began) / 1000
  const cpuMs = ((await served.cpuSeconds()) - before) * 1000
  const { user, system } = process.cpuUsage(ownBefore)
  const databaseMs = (databaseSeconds() - databaseBefore) * 1000
  return {
    ...{ rate: tickets / seconds, cpuMs: cpuMs / tickets, times },
    ...{ clientMs: (user + system) / 1000 / tickets, databaseMs: databaseMs / tickets },
  }
}

/** Starts a program that works on a database of its own, on the same PostgreSQL. */
async function startPeer(databaseUrl: string, name: string, program: string) {
  await createDatabase(databaseUrl, name)
  const child = fork(program, [databaseAt(databaseUrl, name)])
  await once(child, 'message')
  return {
    databaseUrl: databaseAt(databaseUrl, name),
    async run(order: Order): Promise<Round> {
      const before = databaseSeconds()
      child.send(order)
      const [{ jobs, seconds, cpuMs, times }] = (await once(child, 'message')) as [Done]
      const databaseMs = (databaseSeconds() - before) * 1000
      return { rate: jobs / seconds, cpuMs: cpuMs / jobs, clientMs: 0, databaseMs: databaseMs / jobs, times }
    },
    stop: () => child.kill(),
  }
}

/** Has PostgreSQL count what is in some databases. */
async function analyze(databaseUrls: readonly string[]): Promise<void> {
  for (const connectionString of databaseUrls) {
    const client = new pg.Client({ connectionString })
    await client.connect()
    await client.query('ANALYZE')
    await client.end()
  }
}

console.log(machineLine())
const tokens: string[] = []
const served = await serve(async (db) => {
  for (const [index] of lengths.entries()) {
    await settleLine(db, index + 1, new Date())
    tokens.push(await signInTo(db, index + 1, new Date()))
  }
})
const databaseSeconds = await watchDatabaseCpu(served.databaseUrl)
const bossProgram = path.join(import.meta.dirname, 'boss-peer.ts')
const boss = await startPeer(served.databaseUrl, 'boss', bossProgram)
const limitProgram = path.join(import.meta.dirname, 'limit-peer.ts')
const limit = await startPeer(served.databaseUrl, 'limit', limitProgram)
const lines: Line[] = []
try {
  for (const [index, waiting] of lengths.entries())
    lines.push(await openLine(served, index + 1, waiting, tokens[index] ?? ''))
  const found = lines.map((): { ours: Round[]; boss: Round[]; limit: Round[] } => ({
    ours: [],
    boss: [],
    limit: [],
  }))
  for (let round = 0; round <= rounds; round += 1) {
    // As PostgreSQL does by itself within a minute: until then it takes each line for empty.
    if (round === 1) await analyze([served.databaseUrl, ...[boss, limit].map((one) => one.databaseUrl)])
    for (const [index, line] of lines.entries()) {
      const own = await ours(served, line)
      // What its sockets are told of once a second belongs to nobody else's round.
      await wait(1_200)
      const others = await boss.run({ waiting: line.waiting, workers: agentsAtOnce, ms: roundMs })
      const least = await limit.run({ waiting: line.waiting, workers: agentsAtOnce, ms: roundMs })
      if (round === 0) continue
      found[index]?.ours.push(own)
      found[index]?.boss.push(others)
      found[index]?.limit.push(least)
    }
  }
  const middle = (all: readonly Round[] = []) => {
    const times = all.flatMap((one) => one.times)
    return {
      rate: median(all.map(({ rate }) => rate)),
      cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
      databaseMs: median(all.map(({ databaseMs }) => databaseMs)),
      clientMs: median(all.map(({ clientMs }) => clientMs)),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    }
  }
  const first = middle(found[0]?.ours)
  const rows = lines.flatMap(({ waiting }, index) => {
    const [own, others] = [middle(found[index]?.ours), middle(found[index]?.boss)]
    const least = middle(found[index]?.limit)
    const row = (name: string, one: typeof own, slower: string) => [
      ...[`${name}, ${shown(waiting)} waiting`, shown(one.rate), shown(one.rate / others.rate)],
      ...[
        one.cpuMs.toFixed(2),
        one.databaseMs.toFixed(2),
        one.clientMs.toFixed(2),
        one.p50.toFixed(1),
        one.p99.toFixed(1),
        slower,
      ],
    ]
    const slower = shown(own.cpuMs / first.cpuMs)
    return [row('ours', own, slower), row('pg-boss', others, ''), row('the plain limit', least, '')]
  })
  const head = [
    `agents: ${agentsAtOnce}, durable`,
    'tickets/s',
    '×',
    'CPU a ticket, ms',
    'database',
    'clients',
    'p50 ms',
    'p99 ms',
    'CPU × of first',
  ]
  console.log(table(head, rows))

  const client = new pg.Client({ connectionString: served.databaseUrl })
  await client.connect()
  const { rows: checked } = await client.query<{
    tickets: number
    gaps: number
    twice: number
    missing: number
  }>(`
    SELECT (SELECT count(*) FROM tickets)::integer AS tickets,
      (SELECT coalesce(sum(last), 0) - (SELECT count(*) FROM tickets) FROM ticket_sequences)::integer AS gaps,
      (SELECT count(*) FROM (SELECT object_id FROM audit WHERE action = 'ticket.call' GROUP BY company_id, object_id HAVING count(*) > 1) AS t)::integer AS twice,
      (SELECT sum(seq) - (SELECT count(*) FROM events) FROM streams)::integer AS missing`)
  await client.end()
  const [sums] = checked
  console.log(
    `${shown(sums?.tickets ?? 0)} tickets: ${sums?.gaps} numbers left out, ${sums?.twice} called twice, ${sums?.missing} numbers missing in the streams`,
  )
} finally {
  for (const { agents, display } of lines) for (const one of [...agents, display]) one.close()
  boss.stop()
  limit.stop()
  await served.stop()
}
