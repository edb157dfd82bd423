import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { callNext } from '../counter/call-next.ts'
import { finish } from '../counter/finish.ts'
import { setCounter } from '../counter/set-counter.ts'
import { listOverview } from '../list/list-overview.ts'
import { type LineTown, settleWithLines, startLineTown, type Ticket, ticketOf } from '../testing/line-town.ts'
import { openLines } from '../testing/open-lines.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import { learnLines } from './learn-lines.ts'

let database: OpenDatabase
let town: LineTown
type Process = Awaited<ReturnType<typeof openLines>>
/** Two processes on one database: the verbs run in the first, and it learns. */
let here: Process
let there: Process
const place = { companyId: 1, locationId: 1 }
const now = () => town.time.now

beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  town = startLineTown(database.db)
  here = await openLines(database.db, now)
  there = await openLines(database.db, now)
  await setCounter(here.context, town.agent(), { locationId: 1, counter: 1, open: true })
})
afterAll(async () => {
  expect([...here.faults, ...there.faults]).toEqual([])
  await Promise.all([here.close(), there.close()])
  await database.close()
})

function pass(minutes: number): void {
  town.time.now = new Date(now().getTime() + minutes * 60_000)
}
const request = async () => ticketOf(await requestTicket(here.context, town.agent(), { serviceId: 3 }))
const call = async () => ticketOf(await callNext(here.context, town.agent(), { locationId: 1, counter: 1 }))
const end = async ({ id }: Ticket) => ticketOf(await finish(here.context, town.agent(), { id }))
let last: Ticket
const learn = () => learnLines({ ...here.context, waits: here.waits }, now())

/** Lists what is shown to those who wait, by a process: whole minutes. */
async function shownBy(process: Process, tickets: readonly Ticket[]) {
  const found = await process.waits.at(place, now())
  return tickets.map(({ id }) => {
    const { low, timeToWait, high } = found?.out.byTicket.get(String(id)) ?? {}
    return { low: low ?? -1, middle: timeToWait ?? -1, high: high ?? -1 }
  })
}

async function known() {
  const { habits } = await database.db.selectFrom('line_habits').select('habits').executeTakeFirstOrThrow()
  return habits
}
const promises = () =>
  database.db.selectFrom('wait_promises').select(['low', 'high', 'waited_ms']).orderBy('ticket_id').execute()

test('waits follow what visits took lately, once enough is known, in all processes; what was promised is held against what came', async () => {
  // Each takes seven minutes, or eight, or nine.
  for (let visit = 0; visit < 29; visit++) {
    await request()
    const called = await call()
    pass(7 + (visit % 3))
    await end(called)
  }
  pass(1)
  await learn()
  const waiting = [await request(), await request(), await request(), await request()]
  const atCounter = await call()
  const [, ...behind] = waiting
  const usual = await shownBy(here, behind)
  pass(8)
  await end(atCounter)
  pass(1)
  await learn()
  const next = await call()
  expect(next.id).toBe(behind[0]?.id)
  pass(1)
  const rest = behind.slice(1)
  await learn()
  const [second, third] = await shownBy(here, rest)
  expect(await shownBy(there, rest)).toEqual([second, third])
  // One visit at hand of about eight minutes, of which one is over, and another one.
  expect(second?.middle).toBeGreaterThanOrEqual(5)
  expect(second?.middle).toBeLessThanOrEqual(10)
  expect(third?.middle).toBeGreaterThanOrEqual(12)
  expect(third?.middle).toBeLessThanOrEqual(19)
  for (const one of [second, third]) {
    expect(one?.low).toBeLessThanOrEqual(one?.middle ?? -1)
    expect(one?.high).toBeGreaterThanOrEqual(one?.middle ?? Number.POSITIVE_INFINITY)
  }
  // Before, they were told what the set-up says.
  expect(usual[2]?.middle).not.toBe(third?.middle)

  expect((await promises()).map(({ waited_ms }) => waited_ms)).toEqual([null, null])
  pass(7)
  await end(next)
  last = await call()
  await cancelTicket(here.context, town.agent(), { id: rest[1]?.id ?? 0 })
  pass(1)
  await learn()
  const ended = await promises()
  expect(ended).toHaveLength(1)
  const overview = await listOverview(
    { ...here.context, waits: here.waits },
    town.agent().caller,
    { locationId: 1 },
    now(),
  )
  expect(overview.ok && overview.value.overview.attributes.promised).toEqual({ count: 1, held: 1 })
  for (const { low, high, waited_ms } of ended) {
    expect(waited_ms).toBeGreaterThanOrEqual(low * 60_000)
    expect(waited_ms).toBeLessThanOrEqual(high * 60_000)
  }
})

test('how long was waited is learnt by the length of the line, also where an earlier version kept what is known', async () => {
  // A call may be taken back until the visit is over.
  expect((await known()).lengths).toEqual({})
  await end(last)
  pass(1)
  await learn()
  const { lengths, mix, ...before } = await known()
  // Who was called while two stood in line for the counter.
  expect(lengths[3]?.weight.map((weight) => weight > 0)).toEqual([false, true])
  expect(lengths[3]?.ms[1]).toBeGreaterThan(6 * 60_000)
  expect(mix.seen).toBe(0)
  await database.db
    .updateTable('line_habits')
    .set({ habits: JSON.stringify(before) })
    .execute()
  const waiting = [await request(), await request()]
  here.waits.learnt(1)
  await learn()
  expect((await shownBy(here, waiting)).every(({ middle }) => middle >= 0)).toBe(true)
  expect((await known()).lengths).toEqual({})
})

test('a company without a line learns nothing, and what is learnt is one small row of a location', async () => {
  const rows = await database.db.selectFrom('line_habits').selectAll().execute()
  expect(rows.map(({ company_id, location_id }) => [company_id, location_id])).toEqual([[1, 1]])
  expect(JSON.stringify(rows[0]?.habits).length).toBeLessThan(20_000)
})
