import { firstWidth } from '@rinda/domain/queue/estimate/width'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mintScope, narrow } from '../../access/scope.ts'
import { createWriter } from '../../changes/write.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { showFigures } from '../../reports/queue-figures/show-figures.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { dueDayEnds } from '../day-end/end-day.ts'
import { learnLines } from '../habits/learn-lines.ts'
import { endPromises, insertPromises } from '../habits/promise-store.ts'
import { listOverview } from '../list/list-overview.ts'
import { listTickets } from '../list/list-tickets.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../testing/line-town.ts'
import { openLines } from '../testing/open-lines.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import { hold, recall, returnToLine } from './act-at-counter.ts'
import { addServices } from './add-services.ts'
import { callNext } from './call-next.ts'
import { finish } from './finish.ts'
import { resume } from './resume.ts'
import { transfer } from './transfer.ts'

let database: OpenDatabase
let town: LineTown
let lines: Awaited<ReturnType<typeof openLines>>
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
})
beforeEach(async () => {
  for (const table of ['wait_promises', 'tickets', 'counters', 'line_habits'] as const)
    await database.db.deleteFrom(table).execute()
  town = startLineTown(database.db)
  lines = await openLines(database.db, () => town.time.now)
  return async () => {
    expect(lines.faults).toEqual([])
    await lines.close()
  }
})
afterAll(() => database.close())

const scope = narrow(mintScope(1), 1)
const context = () => lines.context
const agent = () => town.agent()
const later = (minutes: number) => {
  town.time.now = new Date(town.time.now.getTime() + minutes * 60_000)
}
const call = async (counter: number) =>
  ticketOf(await callNext(context(), agent(), { locationId: 1, counter }))

/** Somebody joins, and is called a minute later. */
async function called(counter: number, next: number[] = []) {
  const { id } = ticketOf(await requestTicket(context(), agent(), { serviceId: 3 }))
  if (next.length > 0) ticketOf(await addServices(context(), agent(), { id, serviceIds: next }))
  later(1)
  expect((await call(counter)).id).toBe(id)
  return { id }
}

async function visits(asked = {}, serviceIds: number[] | null = null) {
  const { caller } = town.agent({ serviceIds })
  const shown = await showFigures(town.context, caller, { locationId: 1, ...asked }, town.time.now)
  if (!shown.ok) throw new Error(JSON.stringify(shown.refusals))
  const { total, services, counters } = shown.value.attributes
  return {
    total: [total.given, total.served, total.visit_median, total.wait_median],
    services: services.map(({ service_id, given, visit_median }) => [service_id, given, visit_median]),
    counters: counters.map(({ counter, given, visit_median }) => [counter, given, visit_median]),
  }
}

async function lastEndedAt(counter: number) {
  const shown = await listOverview(
    { ...context(), waits: lines.waits },
    agent().caller,
    { locationId: 1 },
    town.time.now,
  )
  if (!shown.ok) throw new Error(JSON.stringify(shown.refusals))
  return shown.value.overview.attributes.counters.find((one) => one.counter === counter)?.last_ended_at
}

const learn = () => learnLines({ ...context(), waits: lines.waits }, town.time.now)

async function habitsLearnt() {
  later(1)
  await learn()
  const { habits } = await database.db.selectFrom('line_habits').select('habits').executeTakeFirstOrThrow()
  return habits
}

const widthLearnt = async () => (await habitsLearnt()).width

async function learnt() {
  const habits = await habitsLearnt()
  return Object.entries(habits.services).map(([id, { ms }]) => [Number(id), ms.map((one) => one / 60_000)])
}

test('each part of a visit that goes on at one counter counts for its own service', async () => {
  const ticket = await called(1, [2])
  await learn()
  later(10)
  const gone = ticketOf(await finish(context(), agent(), ticket))
  expect(gone).toMatchObject({ service_id: 2, status: 'CALLED' })
  // Whoever asks for a moment in the middle of it hears of the part that was over by then.
  later(4)
  expect(await visits()).toEqual({
    total: [1, 0, 10, 1],
    services: [
      [2, 1, null],
      [3, 0, 10],
    ],
    counters: [['1', 1, 10]],
  })
  ticketOf(await finish(context(), agent(), ticket))
  expect(await visits()).toEqual({
    total: [1, 1, 7, 1],
    services: [
      [2, 1, 4],
      [3, 0, 10],
    ],
    counters: [['1', 1, 7]],
  })
  expect(await visits({}, [3])).toMatchObject({ total: [0, 0, 10, null], services: [[3, 0, 10]] })
  expect(await learnt()).toEqual([
    [2, [4]],
    [3, [10]],
  ])
})

test('over midnight, at another counter and set aside, each service has the time in which it was served', async () => {
  const begun = ticketOf(await requestTicket(context(), agent(), { serviceId: 3 }))
  town.time.now = new Date('2026-12-01T21:50:00Z')
  await call(1)
  later(6)
  ticketOf(await hold(context(), agent(), begun))
  later(30)
  ticketOf(await resume(context(), agent(), { id: begun.id, counter: 2 }))
  later(2)
  ticketOf(await transfer(context(), agent(), { id: begun.id, serviceId: 1 }))
  later(5)
  await call(1)
  later(9)
  ticketOf(await finish(context(), agent(), { id: begun.id }))
  const joined = Date.parse(begun.waiting_since ?? '')
  const untilCalled = (Date.parse('2026-12-01T21:50:00Z') - joined) / 60_000
  expect(await visits({ from: '2026-12-01' })).toMatchObject({
    // Of the time until the last call, 8 minutes were served.
    total: [1, 1, 8.5, untilCalled + 6 + 30 + 2 + 5 - 8],
    services: [
      [1, 1, 9],
      [3, 0, 8],
    ],
    counters: [
      ['1', 1, 9],
      ['2', 0, 8],
    ],
  })
})

test('a ticket says since when its present part is served: not since a call again, nor since all of the visit began', async () => {
  const ticket = await called(1, [2])
  const shown = async () => {
    const listed = await listTickets(
      { ...context(), waits: lines.waits },
      agent().caller,
      { locationId: 1 },
      town.time.now,
    )
    if (!listed.ok) throw new Error(JSON.stringify(listed.refusals))
    const { first_called_at, serving_since } =
      listed.value.tickets.find(({ id }) => id === String(ticket.id))?.attributes ?? {}
    return [first_called_at, serving_since]
  }
  const now = () => town.time.now.toISOString()
  const first = now()
  expect(await shown()).toEqual([first, first])
  later(3)
  ticketOf(await recall(context(), agent(), ticket))
  expect(await shown()).toEqual([first, first])
  later(4)
  const gone = now()
  expect(ticketOf(await finish(context(), agent(), ticket))).toMatchObject({
    service_id: 2,
    serving_since: gone,
  })
  later(2)
  ticketOf(await recall(context(), agent(), ticket))
  expect(await shown()).toEqual([first, gone])
  expect(ticketOf(await hold(context(), agent(), ticket)).serving_since).toBe(null)
  later(5)
  const resumed = now()
  expect(ticketOf(await resume(context(), agent(), ticket)).serving_since).toBe(resumed)
  later(1)
  expect(ticketOf(await transfer(context(), agent(), { ...ticket, serviceId: 3 })).serving_since).toBe(null)
  later(1)
  const calledAgain = now()
  expect((await call(2)).serving_since).toBe(calledAgain)
  expect(await shown()).toEqual([calledAgain, calledAgain])
  later(1)
  expect(ticketOf(await returnToLine(context(), agent(), ticket)).serving_since).toBe(null)
  later(1)
  expect((await call(1)).serving_since).toBe(now())
  later(1)
  expect(ticketOf(await finish(context(), agent(), ticket)).serving_since).toBe(null)
})

test('a visit from before parts were noted counts for its last service', async () => {
  const ticket = await called(1)
  later(10)
  const { id } = ticketOf(await finish(context(), agent(), ticket))
  const row = await database.db
    .selectFrom('tickets')
    .selectAll()
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow()
  expect([row.parts, row.part_since]).toEqual([[], null])
  expect(await visits()).toMatchObject({ total: [1, 1, 10, 1], services: [[3, 1, 10]] })
})

test('a counter is free since its visit was handed on, set aside or taken back', async () => {
  const handed = await called(1)
  later(3)
  ticketOf(await transfer(context(), agent(), { ...handed, serviceId: 2 }))
  expect(await lastEndedAt(1)).toBe(town.time.now.toISOString())
  const aside = await call(2)
  later(3)
  ticketOf(await hold(context(), agent(), { id: aside.id }))
  expect(await lastEndedAt(2)).toBe(town.time.now.toISOString())
  ticketOf(await resume(context(), agent(), { id: aside.id, counter: 1 }))
  later(3)
  ticketOf(await returnToLine(context(), agent(), { id: aside.id }))
  expect(await lastEndedAt(1)).toBe(town.time.now.toISOString())
})

test('a promise is held against the call that stood: not one that was taken back, nor a later one to another service', async () => {
  const { id } = ticketOf(await requestTicket(context(), agent(), { serviceId: 3 }))
  const madeOf = { service_id: null, people: null, drawn_ms: null, usual_ms: null }
  await insertPromises(
    database.db,
    scope,
    1,
    [{ ticketId: id, low: 4, middle: 5, high: 6, ...madeOf }],
    town.time.now,
  )
  const waited = async () => {
    await endPromises(database.db, scope, 1)
    const { waited_ms } = await database.db.selectFrom('wait_promises').selectAll().executeTakeFirstOrThrow()
    return waited_ms === null ? null : waited_ms / 60_000
  }
  const told = async (serviceIds: number[] | null) => {
    const { caller } = town.agent({ serviceIds })
    const shown = await listOverview(
      { ...context(), waits: lines.waits },
      caller,
      { locationId: 1 },
      town.time.now,
    )
    return shown.ok ? shown.value.overview.attributes.promised : shown
  }
  later(5)
  await call(1)
  expect(await waited()).toBe(5)
  // Who does not see its service is told of none.
  expect([await told(null), await told([3]), await told([2])]).toEqual([
    { count: 1, held: 1 },
    { count: 1, held: 1 },
    { count: 0, held: 0 },
  ])
  later(1)
  ticketOf(await returnToLine(context(), agent(), { id }))
  expect(await waited()).toBe(null)
  // What may be taken back is not learnt.
  expect(await widthLearnt()).toEqual(firstWidth())
  later(13)
  await call(1)
  later(4)
  expect(await widthLearnt()).toEqual(firstWidth())
  ticketOf(await transfer(context(), agent(), { id, serviceId: 2 }))
  expect(await waited()).toBe(20)
  const stood = await widthLearnt()
  expect(stood).not.toEqual(firstWidth())
  later(4)
  await call(1)
  ticketOf(await returnToLine(context(), agent(), { id }))
  expect(await waited()).toBe(20)
  expect(await widthLearnt()).toEqual(stood)
})

test('how long a visit took that only the end of the day ended is known to nobody, and not learnt', async () => {
  // The last test: numbers of a day never go back before the last one that was given.
  town.time.now = new Date('2026-12-01T17:00:00Z')
  await called(1)
  await learn()
  town.time.now = new Date('2026-12-01T22:00:00Z')
  const { writeBySystem } = createWriter(database.db, () => {})
  await dueDayEnds({ ...context(), writeBySystem }).run(town.time.now)
  expect(await visits({ from: '2026-12-01' })).toMatchObject({ total: [1, 1, 299, 1] })
  expect(await learnt()).toEqual([])
})
