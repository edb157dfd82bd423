import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemCaller } from '../../access/caller.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { hold, markNoShow, recall, returnToLine } from '../counter/act-at-counter.ts'
import { addServices } from '../counter/add-services.ts'
import { callNext } from '../counter/call-next.ts'
import { finish } from '../counter/finish.ts'
import { resume } from '../counter/resume.ts'
import { setCounter } from '../counter/set-counter.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../testing/line-town.ts'
import { openLines } from '../testing/open-lines.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import type { Line } from './line.ts'
import { readLines } from './read-lines.ts'
import { workOut } from './work-out.ts'

let database: OpenDatabase
let town: LineTown
type Process = Awaited<ReturnType<typeof openLines>>
/** Two processes on one database: the verbs run in the first. */
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
})
afterAll(async () => {
  expect([...here.faults, ...there.faults]).toEqual([])
  await Promise.all([here.close(), there.close()])
  await database.close()
})

const request = async (serviceId: number) =>
  ticketOf(await requestTicket(here.context, town.agent(), { serviceId }))

const acts = {
  recall: (id: number) => recall(here.context, town.agent(), { id }),
  noShow: (id: number) => markNoShow(here.context, town.agent(), { id }),
  hold: (id: number) => hold(here.context, town.agent(), { id }),
  back: (id: number) => returnToLine(here.context, town.agent(), { id }),
  finish: (id: number) => finish(here.context, town.agent(), { id }),
  goOn: async (id: number) => {
    await addServices(here.context, town.agent(), { id, serviceIds: [2] })
    return await finish(here.context, town.agent(), { id })
  },
  resume: (id: number) => resume(here.context, town.agent(), { id, counter: 2 }),
  cancel: (id: number) => cancelTicket(here.context, town.agent(), { id }),
}
const step = fc.record({
  act: fc.constantFrom(
    ...(['request', 'request', 'request', 'call', 'call', 'counter', 'pass'] as const),
    ...(Object.keys(acts) as (keyof typeof acts)[]),
  ),
  serviceId: fc.constantFrom(1, 2, 3),
  counter: fc.constantFrom(1, 2, 'desk'),
  open: fc.boolean(),
  paused: fc.boolean(),
  pick: fc.nat(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Does one thing, whether it is allowed or not; tickets that were given are known from then on. */
async function act({ act, serviceId, counter, open, paused, pick }: Step, known: number[]): Promise<void> {
  if (act === 'request') known.push((await request(serviceId)).id)
  else if (act === 'call') await callNext(here.context, town.agent(), { locationId: 1, counter })
  else if (act === 'counter')
    await setCounter(here.context, town.agent(), {
      ...{ locationId: 1, counter, open, paused },
      serviceIds: pick % 2 ? [serviceId] : [],
    })
  else if (act === 'pass') town.time.now = new Date(now().getTime() + 240_000)
  else await acts[act](known[pick % known.length] ?? 0)
}

/** Everything that a line says, in an order of its own. */
function said({ tickets, counters }: Line) {
  const inOrder = <Each extends { id: string }>(all: Iterable<Each>) =>
    [...all].toSorted((one, other) => Number(one.id) - Number(other.id))
  return { tickets: inOrder(tickets.values()), counters: inOrder(counters.values()) }
}

async function expectTrue({ lines, waits }: Process) {
  const rows = (await readLines(database.db, systemCaller.scope, [1])).get(1)
  const kept = (await lines.of([place])).get(1)
  if (!rows || !kept) throw new Error('there is no line at location 1')
  expect(said(kept)).toEqual(said(rows))
  const at = await waits.at(place, now())
  expect(at?.out).toEqual(at && workOut(rows, at.setting, now()))
  return at?.out
}

test('who waits knows their place, and moves up as others are called or leave', async () => {
  const ids = [await request(3), await request(3), await request(3), await request(3)].map(({ id }) => id)
  const placesOf = async () => {
    const out = await expectTrue(here)
    return ids.map((id) => out?.byTicket.get(String(id))?.ticketsToWait)
  }
  expect(await placesOf()).toEqual([0, 1, 2, 3])
  await acts.cancel(ids[1] ?? 0)
  expect(await placesOf()).toEqual([0, undefined, 1, 2])
  await callNext(here.context, town.agent(), { locationId: 1, counter: 9, serviceIds: [3] })
  expect(await placesOf()).toEqual([undefined, undefined, 0, 1])
  const out = await expectTrue(there)
  const [third, last] = [out?.byTicket.get(String(ids[2])), out?.byTicket.get(String(ids[3]))]
  expect([third?.turn, last?.turn]).toEqual(['NEXT', 'COMING'])
  expect(last?.timeToWait).toBeGreaterThan(third?.timeToWait ?? 0)
  expect(last?.low).toBeLessThan(last?.timeToWait ?? 0)
  expect(last?.high).toBeGreaterThan(last?.timeToWait ?? 0)
  for (const id of ids) await acts.cancel(id)
  await acts.finish(ids[0] ?? 0)
})

test('who is called next is told so where each counter that takes them calls them next, also one that is paused', async () => {
  const setOpen = (counter: number, change: { open?: boolean; paused?: boolean; serviceIds?: number[] }) =>
    setCounter(here.context, town.agent(), { locationId: 1, counter, ...change })
  await setOpen(9, { open: false })
  const first = await request(2)
  const [second, third] = [await request(3), await request(3)]
  const all = [first, second, third].map(({ id }) => String(id))
  const calledNext = async () => {
    const [out] = [await expectTrue(here), await expectTrue(there)]
    const told = all.map((id) => out?.byTicket.get(id))
    expect(told.map((one) => [one?.turn, one?.ticketsToWait])).toEqual([
      ['NEXT', 0],
      ['NEXT', 0],
      ['COMING', 1],
    ])
    return told.map((one) => one?.calledNext)
  }
  // Nobody works there: it is as if one counter opened for all.
  expect(await calledNext()).toEqual([true, false, false])
  await setOpen(9, { open: true, serviceIds: [2, 3] })
  expect(await calledNext()).toEqual([true, false, false])
  await setOpen(8, { open: true, serviceIds: [3] })
  // One of the two that take it would call somebody else before.
  expect(await calledNext()).toEqual([true, false, false])
  await setOpen(9, { paused: true })
  expect(await calledNext()).toEqual([true, false, false])
  await setOpen(9, { open: false })
  expect(await calledNext()).toEqual([true, true, false])
  const called = ticketOf(await callNext(here.context, town.agent(), { locationId: 1, counter: 8 }))
  expect(String(called.id)).toBe(all[1])
  await acts.finish(second.id)
  for (const id of all) await acts.cancel(Number(id))
  await setOpen(8, { open: false })
})

test('nobody waits where a counter is free; where none is open, or nobody is called, there is a wait, and it is told that nobody serves', async () => {
  const figures = async () => (await expectTrue(here))?.figures.services.get(3)
  const setOpen = (open: boolean) =>
    setCounter(here.context, town.agent(), { locationId: 1, counter: 9, open, serviceIds: [3] })
  await setOpen(false)
  expect(await figures()).toMatchObject({ timeToWait: 0, low: 0, isStaffed: false })
  expect((await figures())?.high).toBeGreaterThan(2)
  await setOpen(true)
  expect(await figures()).toEqual({ ticketsToWait: 0, timeToWait: 0, low: 0, high: 0, isStaffed: true })
  const { id } = await request(3)
  const own = async () => (await expectTrue(here))?.byTicket.get(String(id))
  expect(await own()).toMatchObject({ ticketsToWait: 0, timeToWait: 0, high: 0, isStaffed: true })
  // The agent does not look.
  town.time.now = new Date(now().getTime() + 4 * 60_000)
  expect(await own()).toMatchObject({ timeToWait: 0, high: 4 })
  await setCounter(here.context, town.agent(), { locationId: 1, counter: 9, paused: true })
  expect(await own()).toMatchObject({ isStaffed: true })
  await setOpen(false)
  expect(await own()).toMatchObject({ ticketsToWait: 0, isStaffed: false })
  await acts.cancel(id)
})

test('those behind a visit that has gone on, or was taken up again, wait for what is usual of its present part', async () => {
  const setCounter9 = (open: boolean) =>
    setCounter(here.context, town.agent(), { locationId: 1, counter: 9, open, serviceIds: [2, 3] })
  const later = (minutes: number) => {
    town.time.now = new Date(now().getTime() + minutes * 60_000)
  }
  await setCounter9(true)
  const { id } = await request(3)
  const called = ticketOf(await callNext(here.context, town.agent(), { locationId: 1, counter: 9 }))
  const behind = await request(2)
  const wait = async () => {
    const out = await expectTrue(here)
    await expectTrue(there)
    return out?.byTicket.get(String(behind.id))?.timeToWait
  }
  later(60)
  const atEnd = await wait()
  await addServices(here.context, town.agent(), { id, serviceIds: [2] })
  const gone = ticketOf(await finish(here.context, town.agent(), { id }))
  expect([gone.service_id, gone.first_called_at]).toEqual([2, called.first_called_at])
  const atFirst = await wait()
  expect(atFirst).toBeGreaterThan(atEnd ?? 0)
  later(60)
  await acts.recall(id)
  expect(await wait()).toBe(atEnd)
  await acts.hold(id)
  later(60)
  ticketOf(await resume(here.context, town.agent(), { id, counter: 9 }))
  expect(await wait()).toBe(atFirst)
  await acts.finish(id)
  await acts.cancel(behind.id)
  await setCounter9(false)
})

test('a visit that goes on to the same service once more has begun another part, in every process', async () => {
  const { id } = await request(2)
  ticketOf(await callNext(here.context, town.agent(), { locationId: 1, counter: 9, serviceIds: [2] }))
  await Promise.all([expectTrue(here), expectTrue(there)])
  town.time.now = new Date(now().getTime() + 10 * 60_000)
  ticketOf(await acts.goOn(id))
  await expectTrue(here)
  await expectTrue(there)
  const line = (await here.lines.of([place])).get(1)
  expect(line?.tickets.get(String(id))?.attributes.serving_since).toBe(now().toISOString())
  await acts.finish(id)
})

test('whatever is done, in whatever order, a line in memory says what the rows say, here and in another process', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const known = [(await request(1)).id, (await request(2)).id]
      for (const one of steps) {
        await act(one, known)
        await expectTrue(here)
        await expectTrue(there)
      }
      // The day ends: nobody is left in the line.
      for (const id of known) await acts.cancel(id)
      const out = await expectTrue(here)
      expect(out?.figures.ticketsWaiting).toBe(0)
      expect(out?.byTicket.size).toBe(0)
    }),
    { numRuns: 8, endOnFailure: true },
  )
  await expectTrue(there)
  expect(there.lines.size()).toEqual({ lines: 1, tickets: 0 })
})

test('what is kept stays within its bound, and says the same', async () => {
  const small = await openLines(database.db, now, 1)
  const other = { companyId: 1, locationId: 2 }
  const ids = [await request(1), await request(1), await request(2)].map(({ id }) => id)
  for (let round = 0; round < 2; round += 1) {
    await expectTrue(small)
    await small.lines.of([other])
    expect(small.lines.size().lines).toBe(1)
  }
  for (const id of ids) await acts.cancel(id)
  await expectTrue(small)
  expect(small.faults).toEqual([])
  await small.close()
})
