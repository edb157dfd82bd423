import { callOrder, findNext, rowsAfterCall } from '@rinda/domain/queue/call-order'
import type { LineKey, WaitingLine, WaitingTicket } from '@rinda/domain/queue/waiting-ticket'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { narrow } from '../../access/scope.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { callRulesOf, waitingTicket } from '../call-rules.ts'
import { insertLines } from '../line-store.ts'
import { insertTicket } from '../store.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../testing/line-town.ts'
import { callNext } from './call-next.ts'
import { resume } from './resume.ts'
import { setCounter } from './set-counter.ts'

/** Lines longer than what a call reads of them, in which everybody is written as they stand. */

const minuteMs = 60_000
const services = [1, 2, 3]
const defaults = { mostAppointmentsInRow: 2, graceMinutes: 10, checkInBeforeMinutes: 240 }

let database: OpenDatabase
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  town = startLineTown(database.db)
  const lines = services.map((id) => ({ location_id: 1, service_id: id, letter: `${id}` }))
  await insertLines(database.db, companyOne(), lines)
})
beforeEach(clear)
afterAll(() => database.close())

const companyOne = () => narrow(town.agent().caller.scope, 1)
const nowMs = () => town.time.now.getTime()

async function clear(): Promise<void> {
  await database.db.deleteFrom('tickets').execute()
  await database.db.deleteFrom('counters').execute()
  await database.db.updateTable('queue_lines').set({ appointments_in_row: 0 }).execute()
}

/** People of one kind in the line: since when the first of them waits, and when the first of their appointments is, in minutes from now. */
type Crowd = {
  many: number
  serviceId: number
  minutesAgo: number
  minutesToAppointment: number | null
  onlyCounter?: string | null
}

let lastNumber = 0

/** Lets people stand in line, one a second. */
async function stand(crowd: Crowd): Promise<void> {
  const { many, serviceId, minutesAgo, minutesToAppointment, onlyCounter = null } = crowd
  const rows = Array.from({ length: many }, (_, index) => {
    const came = new Date(nowMs() - minutesAgo * minuteMs + index * 1000)
    const appointmentMs = nowMs() + (minutesToAppointment ?? 0) * minuteMs + (index % 7) * 1000
    lastNumber += 1
    return insertTicket(database.db, companyOne(), {
      ...{ token: `token ${lastNumber}`, location_id: 1, service_id: serviceId, booking_id: null },
      ...{
        day: '2026-12-01',
        letter: `${serviceId}`,
        number: lastNumber,
        status: 'WAITING',
        origin: 'staff',
      },
      ...{ created_at: came, waiting_since: came, updated_at: came, place: came.getTime() },
      appointment_at: minutesToAppointment === null ? null : new Date(appointmentMs),
      ...{ counter: onlyCounter, called_at: null, first_called_at: null, failed_code: null, ended_at: null },
    })
  })
  await Promise.all(rows)
}

/** All who wait, and what was called before them. */
async function readAll(queue: typeof defaults): Promise<WaitingLine> {
  const waiting = await database.db
    .selectFrom('tickets')
    .selectAll()
    .where('status', '=', 'WAITING')
    .orderBy('ticket_id')
    .execute()
  const lines = await database.db.selectFrom('queue_lines').selectAll().execute()
  const counters = await database.db.selectFrom('counters').selectAll().execute()
  const rows: [LineKey, number][] = [
    ...lines.map((row): [LineKey, number] => [row.service_id, row.appointments_in_row]),
    ...counters.map((row): [LineKey, number] => [row.name, row.appointments_in_row]),
  ]
  return {
    tickets: waiting.map(waitingTicket),
    appointmentsInRow: new Map(rows),
    rules: callRulesOf({ queue }, { location: { config: {} } }),
  }
}

const call = async (counter: string, serviceIds?: number[]) =>
  await callNext(town.context, town.agent(), { locationId: 1, counter, serviceIds })

test('a walk-in whose turn it is is called, however many appointments stand before them in the line', async () => {
  await stand({ many: 60, serviceId: 3, minutesAgo: 30, minutesToAppointment: 5 })
  await stand({ many: 2, serviceId: 3, minutesAgo: 1, minutesToAppointment: null })
  const { tickets } = await readAll(defaults)
  const isWalkIn = new Map(tickets.map(({ id, appointmentAt }) => [id, appointmentAt === null]))
  const called = []
  for (let turn = 0; turn < 6; turn += 1) called.push(isWalkIn.get(ticketOf(await call('1')).id))
  expect(called).toEqual([false, false, true, false, false, true])
})

test('appointments are called by right, however many stand before them without one', async () => {
  await stand({ many: 210, serviceId: 3, minutesAgo: 10, minutesToAppointment: null })
  await stand({ many: 1, serviceId: 3, minutesAgo: 1, minutesToAppointment: 5 })
  const { tickets } = await readAll(defaults)
  expect(ticketOf(await call('1')).id).toBe(tickets.at(-1)?.id)
})

test('who names a service gets those of it who wait for the counter alone, however many others do', async () => {
  await stand({ many: 60, serviceId: 3, minutesAgo: 10, minutesToAppointment: null, onlyCounter: '1' })
  await stand({ many: 1, serviceId: 2, minutesAgo: 1, minutesToAppointment: null, onlyCounter: '1' })
  expect(ticketOf(await call('1', [2])).service_id).toBe(2)
})

test('appointments that are called by hand count in the row too: after two of them whoever stands in line is next', async () => {
  await stand({ many: 1, serviceId: 3, minutesAgo: 30, minutesToAppointment: null })
  await stand({ many: 4, serviceId: 3, minutesAgo: 10, minutesToAppointment: 5 })
  await stand({ many: 1, serviceId: 2, minutesAgo: 1, minutesToAppointment: null })
  const { tickets } = await readAll(defaults)
  const inOrder = tickets.toSorted((one, other) => one.place - other.place)
  const [walkIn, first, second, third, , last] = inOrder.map(({ id }) => id)
  const click = async (id: number | undefined, counter: string) =>
    ticketOf(await resume(town.context, town.agent(), { id: id ?? 0, counter }))
  // At the same moment, from two counters.
  await Promise.all([click(first, '1'), click(second, '2')])
  const counted = await readAll(defaults)
  expect(counted.appointmentsInRow.get(3)).toBe(2)
  // Who has no right and is called out of turn changes nothing of what the row promises.
  await click(last, '1')
  expect(ticketOf(await call('3', [3])).id).toBe(walkIn)
  expect(ticketOf(await call('3', [3])).id).toBe(third)
})

/** Crowds that every line begins with: more appointments in their window than a call reads, and behind them somebody without one. */
const atFirst = services.flatMap((serviceId): Crowd[] => [
  { many: 41, serviceId, minutesAgo: 50, minutesToAppointment: 4 },
  { many: 2, serviceId, minutesAgo: 40, minutesToAppointment: null },
])
const crowd = fc.record({
  many: fc.constantFrom(1, 3, 45),
  serviceId: fc.constantFrom(...services),
  minutesAgo: fc.integer({ min: 0, max: 60 }),
  minutesToAppointment: fc.option(fc.integer({ min: -50, max: 40 }), { freq: 2 }),
  onlyCounter: fc.constantFrom(null, null, null, '1', '2'),
})
const turn = fc.record({
  counter: fc.constantFrom('1', '2', '3'),
  named: fc.option(fc.subarray(services, { minLength: 1 }), { freq: 1 }),
  minutesLater: fc.constantFrom(0, 0, 1, 7),
})

test('in long random lines everybody is called whom the order of all of them says, and the numbers between calls are kept so', async () => {
  const line = fc.record({
    crowds: fc.array(crowd, { maxLength: 4 }),
    own: fc.tuple(...[1, 2, 3].map(() => fc.subarray(services, { minLength: 1 }))),
    queue: fc.record({
      mostAppointmentsInRow: fc.integer({ min: 1, max: 3 }),
      graceMinutes: fc.constantFrom(0, 5, 15),
      checkInBeforeMinutes: fc.constant(240),
    }),
    turns: fc.array(turn, { minLength: 6, maxLength: 9 }),
  })
  await fc.assert(
    fc
      .asyncProperty(line, async ({ crowds, own, queue, turns }) => {
        const profile = JSON.stringify({ queue })
        await database.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
        town.forget()
        for (const one of [...atFirst, ...crowds]) await stand(one)
        for (const [index, serviceIds] of own.entries())
          await setCounter(town.context, town.agent(), { locationId: 1, counter: `${index + 1}`, serviceIds })
        let all = await readAll(queue)
        for (const { counter, named, minutesLater } of turns) {
          town.time.now = new Date(nowMs() + minutesLater * minuteMs)
          const isNamed = ({ serviceId }: WaitingTicket) => named?.includes(serviceId) ?? true
          const before = { ...all, tickets: all.tickets.filter(isNamed) }
          const calling = { name: counter, serviceIds: named ?? own[Number(counter) - 1] ?? [] }
          const next = findNext(before, calling, nowMs())
          const called = await call(counter, named ?? undefined)
          expect(callOrder(before, calling, nowMs(), 1)).toEqual(next ? [next] : [])
          if (!next) {
            expect(called).toMatchObject({ value: { type: 'nothing_waiting' } })
            continue
          }
          expect(ticketOf(called).id).toBe(next.id)
          const kept = new Map([
            ...before.appointmentsInRow,
            ...rowsAfterCall(before, calling, next, nowMs()),
          ])
          all = await readAll(queue)
          expect(all.appointmentsInRow).toEqual(kept)
        }
      })
      .afterEach(clear),
    { numRuns: 10, endOnFailure: true },
  )
})
