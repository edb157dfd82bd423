import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import {
  type LineTown,
  reasonOf,
  settleWithLines,
  startLineTown,
  type Ticket,
  ticketOf,
} from '../testing/line-town.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import { stepBack } from '../tickets/step-back.ts'
import { hold } from './act-at-counter.ts'
import { addServices } from './add-services.ts'
import { callNext } from './call-next.ts'
import { finish } from './finish.ts'
import { resume } from './resume.ts'
import { serveNow } from './serve-now.ts'
import { setCounter } from './set-counter.ts'
import { transfer } from './transfer.ts'

let database: OpenDatabase
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
})
beforeEach(() => {
  town = startLineTown(database.db)
})
afterEach(async () => {
  await expectConsistent({ db: database.db, faults: [] })
  const waiting = await database.db
    .selectFrom('tickets')
    .select('ticket_id')
    .where('status', 'in', ['WAITING', 'CALLED'])
    .execute()
  for (const { ticket_id: id } of waiting) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
  await database.db.deleteFrom('counters').execute()
  await database.db.updateTable('queue_lines').set({ appointments_in_row: 0 }).execute()
})
afterAll(() => database.close())

const request = async (serviceId = 3) =>
  ticketOf(await requestTicket(town.context, town.agent(), { serviceId }))
const call = async (counter: string | number = 1, serviceIds?: number[]) =>
  await callNext(town.context, town.agent(), { locationId: 1, counter, serviceIds })
const later = (minutes: number) => {
  town.time.now = new Date(town.time.now.getTime() + minutes * 60_000)
}
const nothing = { value: { type: 'nothing_waiting' } }

/** Checks somebody in whose appointment is so many minutes from now, as a check-in does. */
async function checkIn(minutes: number, serviceId = 3): Promise<number> {
  const { id } = await request(serviceId)
  const appointment_at = new Date(town.time.now.getTime() + minutes * 60_000)
  await database.db.updateTable('tickets').set({ appointment_at }).where('ticket_id', '=', id).execute()
  return id
}

test('who is sent on keeps the time that they have waited, and a colleague’s words', async () => {
  const first = await request(3)
  later(10)
  const other = await request(2)
  ticketOf(await call(1, [3]))
  const sent = ticketOf(
    await transfer(town.context, town.agent(), { id: first.id, serviceId: 2, note: 'Needs a copy' }),
  )
  expect(sent).toMatchObject({
    ...{ status: 'WAITING', service_id: 2, counter: null, label: first.label, note: 'Needs a copy' },
    ...{ waiting_since: first.waiting_since, called_at: null },
  })
  expect(ticketOf(await call(2, [2])).id).toBe(first.id)
  expect(ticketOf(await call(2, [2])).id).toBe(other.id)
})

test('of an agent and a supervisor who end the same part of a visit at once, the second ends nothing of what follows', async () => {
  const { id } = await request(3)
  ticketOf(await addServices(town.context, town.agent(), { id, serviceIds: [2, 1] }))
  ticketOf(await call(1))
  const end = (serviceId?: number) => finish(town.context, town.agent(), { id, serviceId })
  const both = await Promise.all([end(3), end(3)])
  expect(both.map(reasonOf).toSorted()).toEqual(['ticket_changed', undefined])
  expect(ticketOf(await end(2))).toMatchObject({ status: 'CALLED', service_id: 1, next_service_ids: [] })
  // Of the last part too, for an agent who sees some services as for one who sees all.
  for (const serviceIds of [null, [1, 2, 3]])
    expect(reasonOf(await finish(town.context, town.agent({ serviceIds }), { id, serviceId: 2 }))).toBe(
      'ticket_changed',
    )
  expect(ticketOf(await end(1)).status).toBe('DONE')
})

test('an agent whose screen is behind does not end a visit that has gone on at another counter', async () => {
  const { id } = await request(3)
  ticketOf(await call(1))
  ticketOf(await hold(town.context, town.agent(), { id }))
  ticketOf(await resume(town.context, town.agent(), { id, counter: 2 }))
  const endAt = async (counter: number) =>
    await finish(town.context, town.agent(), { id, serviceId: 3, counter })
  expect(reasonOf(await endAt(1))).toBe('ticket_changed')
  expect(ticketOf(await endAt(2))).toMatchObject({ status: 'DONE', counter: 2 })
})

test('who is sent to one counter is called by that one alone', async () => {
  const { id } = await request()
  ticketOf(await call(1))
  await setCounter(town.context, town.agent(), { locationId: 1, counter: 5, open: true })
  ticketOf(await transfer(town.context, town.agent(), { id, serviceId: 2, counter: 5 }))
  expect(await call(1)).toMatchObject(nothing)
  // Who names services gets nobody else.
  expect(await call('5', [3])).toMatchObject(nothing)
  expect(ticketOf(await call('5', [2]))).toMatchObject({ id, counter: '5' })
  const nowhere = { id, serviceId: 4 }
  expect(reasonOf(await transfer(town.context, town.agent(), nowhere))).toBe('not_found')
})

test('who was set aside goes on at the same counter, or a colleague takes over', async () => {
  const { id } = await request()
  ticketOf(await call('Kase'))
  ticketOf(await hold(town.context, town.agent(), { id }))
  later(5)
  const again = ticketOf(await resume(town.context, town.agent(), { id }))
  expect(again).toMatchObject({ status: 'CALLED', counter: 'Kase', held: false })
  expect(reasonOf(await resume(town.context, town.agent(), { id }))).toBe('ticket_changed')
  // The counter is closed in the middle of the visit: its ticket stands where it was.
  await setCounter(town.context, town.agent(), { locationId: 1, counter: 'Kase', open: false })
  ticketOf(await hold(town.context, town.agent(), { id }))
  const taken = ticketOf(
    await resume(town.context, town.agent({ portalUserId: 8, name: 'Uldis' }), { id, counter: 2 }),
  )
  expect(taken).toMatchObject({ status: 'CALLED', counter: 2 })
})

test('who never was at a counter is called out of turn to the one that is named', async () => {
  const [first, second] = [await request(), await request()]
  expect(reasonOf(await resume(town.context, town.agent(), { id: second.id }))).toBe('field_required')
  const called = ticketOf(await resume(town.context, town.agent(), { id: second.id, counter: 3 }))
  expect(called).toMatchObject({ status: 'CALLED', counter: 3 })
  expect(ticketOf(await call()).id).toBe(first.id)
})

test('a visit with more services goes on at once where the counter takes the next, else waits for it with its time', async () => {
  const { context } = town
  const given = await request(3)
  const put = { locationId: 1, counter: 1, serviceIds: [3, 2], open: true }
  await setCounter(context, town.agent(), put)
  ticketOf(await call(1))
  const more = ticketOf(await addServices(context, town.agent(), { id: given.id, serviceIds: [2, 1] }))
  expect(more.next_service_ids).toEqual([2, 1])
  later(5)
  const here = ticketOf(await finish(context, town.agent(), { id: given.id }))
  expect(here).toMatchObject({ status: 'CALLED', counter: 1, service_id: 2, next_service_ids: [1] })
  const there = ticketOf(await finish(context, town.agent(), { id: given.id }))
  expect(there).toMatchObject({
    ...{ status: 'WAITING', counter: null, service_id: 1, next_service_ids: [] },
    ...{ waiting_since: given.waiting_since, label: given.label },
  })
  expect(ticketOf(await call(2, [1])).id).toBe(given.id)
  expect(ticketOf(await finish(context, town.agent(), { id: given.id })).status).toBe('DONE')
  const tooLate = { id: given.id, serviceIds: [2] }
  expect(reasonOf(await addServices(context, town.agent(), tooLate))).toBe('ticket_changed')
})

test('who is sent on to a service that the visit needs later has it once', async () => {
  const { id } = await request(3)
  ticketOf(await call(1, [3]))
  ticketOf(await addServices(town.context, town.agent(), { id, serviceIds: [2, 1] }))
  const sent = ticketOf(await transfer(town.context, town.agent(), { id, serviceId: 2 }))
  expect(sent).toMatchObject({ status: 'WAITING', service_id: 2, next_service_ids: [1] })
})

test('somebody is served at once, with a number as everybody has', async () => {
  const before = await request(2)
  const served = ticketOf(
    await serveNow(town.context, town.agent(), { locationId: 1, counter: 4, serviceId: 2, people: 3 }),
  )
  expect(served).toMatchObject({ status: 'CALLED', counter: 4, people: 3, number: before.number + 1 })
  expect(ticketOf(await finish(town.context, town.agent(), { id: served.id })).status).toBe('DONE')
  const foreign = { locationId: 1, counter: 4, serviceId: 4 }
  expect(reasonOf(await serveNow(town.context, town.agent(), foreign))).toBe('not_found')
  const byVisitor = await serveNow(town.context, town.visitor(), { ...foreign, serviceId: 2 })
  expect(reasonOf(byVisitor)).toBe('forbidden')
})

test('who steps back lets three others go first, and three times at most', async () => {
  const line: Ticket[] = []
  for (let minute = 0; minute < 5; minute += 1) {
    line.push(await request())
    later(1)
  }
  const [own] = line
  const name = { id: own?.id ?? 0, token: own?.token }
  const back = ticketOf(await stepBack(town.context, town.visitor(), name))
  expect(back).toMatchObject({ status: 'WAITING', places_back: 3, waiting_since: own?.waiting_since })
  expect(back.note).toBeUndefined()
  const order: number[] = []
  for (const _ of line) order.push(ticketOf(await call()).id)
  expect(order).toEqual([1, 2, 3, 0, 4].map((index) => line[index]?.id))
  expect(reasonOf(await stepBack(town.context, town.visitor(), name))).toBe('ticket_changed')

  const patient = await request()
  const own2 = { id: patient.id, token: patient.token }
  for (let time = 0; time < 3; time += 1) {
    later(1)
    await Promise.all([request(), request(), request()])
    later(1)
    ticketOf(await stepBack(town.context, town.visitor(), own2))
  }
  await request()
  expect(reasonOf(await stepBack(town.context, town.visitor(), own2))).toBe('ticket_steps_used')
})

test('appointments are called in their time, and no more than two in a row before a walk-in, whichever counter calls', async () => {
  const walkIns = [await request(), await request()]
  const due = [await checkIn(1), await checkIn(2), await checkIn(3), await checkIn(4), await checkIn(5)]
  const order = []
  for (let turn = 0; turn < 7; turn += 1) order.push(ticketOf(await call(1 + (turn % 2))).id)
  const [a, b, c, d, e] = due
  expect(order).toEqual([a, b, walkIns[0]?.id, c, d, walkIns[1]?.id, e])
})

test('counters that call at the same moment keep to it too', async () => {
  const walkIns = await Promise.all(Array.from({ length: 4 }, () => request()))
  const due = [1, 2, 3, 4, 5, 6, 7, 8]
  for (const minutes of due) await checkIn(minutes)
  const isWalkIn = new Set(walkIns.map(({ id }) => id))
  for (let round = 0; round < 2; round += 1) {
    const called = await Promise.all([1, 2, 3, 4, 5, 6].map((counter) => call(counter)))
    expect(called.map(ticketOf).filter(({ id }) => isWalkIn.has(id))).toHaveLength(2)
  }
})
