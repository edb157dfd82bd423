import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { callNext } from './counter/call-next.ts'
import { setCounter } from './counter/set-counter.ts'
import { transfer } from './counter/transfer.ts'
import { type Appointment, type AppointmentTown, startAppointmentTown } from './testing/appointments.ts'
import { bookMorning, checkInTwice, expectOneTicketEach } from './testing/check-in-twice.ts'
import { type LineTown, type Ticket, ticketOf } from './testing/line-town.ts'
import { workTheLine } from './testing/work-the-line.ts'
import { cancelTicket } from './tickets/cancel-ticket.ts'
import { requestTicket } from './tickets/request-ticket.ts'

let database: OpenDatabase
let appointments: AppointmentTown
let booked: Appointment[]
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  appointments = await startAppointmentTown(database)
  booked = await bookMorning(appointments)
  town = appointments.line
})
afterAll(async () => {
  await appointments.world.close()
  await database.close()
})

async function takeTickets(many: number, serviceId = 3): Promise<Ticket[]> {
  const results = await Promise.all(
    Array.from({ length: many }, () => requestTicket(town.context, town.agent(), { serviceId })),
  )
  return results.map(ticketOf)
}

test('two hundred who come at once get two hundred numbers, each the next', async () => {
  const given = await takeTickets(200)
  const numbers = given.map(({ number }) => number).sort((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  await expectConsistent({ db: database.db, faults: [] })
})

test('of those who are refused at the same moment nobody takes a number', async () => {
  const [before] = await takeTickets(1, 2)
  const crowd = Array.from({ length: 30 }, () =>
    requestTicket(town.context, town.visitor('crowd'), { serviceId: 2 }),
  )
  const answers = (await Promise.all(crowd)).map(ticketOf)
  const given = answers.filter(({ status }) => status === 'WAITING')
  expect(given).toHaveLength(3)
  expect(answers.filter(({ failed_code }) => failed_code === 'limited')).toHaveLength(27)
  expect(given.map(({ number }) => number).sort()).toEqual([2, 3, 4])
  await expectConsistent({ db: database.db, faults: [] })
  for (const { id } of [before, ...given].filter((one) => one !== undefined))
    ticketOf(await cancelTicket(town.context, town.agent(), { id }))
})

test('two agents who call at the same moment get two people, the first two of the line', async () => {
  for (let round = 0; round < 20; round += 1) {
    const called = await Promise.all(
      [1, 2].map((counter) => callNext(town.context, town.agent(), { locationId: 1, counter })),
    )
    const numbers = called.map((one) => ticketOf(one).number).sort((one, other) => one - other)
    expect(numbers).toEqual([round * 2 + 1, round * 2 + 2])
  }
})

test('counters that take different services, and call at the same moment, get the first of theirs', async () => {
  const idOf = async (serviceId: number) => (await takeTickets(1, serviceId)).map(({ id }) => id)
  const [[a1], [b1], [a2], [b2]] = [await idOf(1), await idOf(2), await idOf(1), await idOf(2)]
  const own = { agent: town.agent(), locationId: 1 }
  for (const counter of [5, 6, 7, 8, 9]) {
    const takes = { locationId: 1, counter, serviceIds: [1], open: true }
    await setCounter(town.context, own.agent, takes)
  }
  const sent = { id: a2 ?? 0, serviceId: 1, counter: 7 }
  ticketOf(await transfer(town.context, own.agent, sent))
  const call = async (counter: number, serviceIds?: number[]) =>
    await callNext(town.context, own.agent, { locationId: 1, counter, ...(serviceIds ? { serviceIds } : {}) })
  const called = await Promise.all([call(5, [2]), call(6, [1]), call(7), call(8, [2]), call(9, [1])])
  expect(called.slice(0, 4).map((one) => ticketOf(one).id)).toEqual([b1, a1, a2, b2])
  expect(called[4]).toMatchObject({ value: { type: 'nothing_waiting' } })
  for (const id of [a1, b1, a2, b2]) ticketOf(await cancelTicket(town.context, own.agent, { id: id ?? 0 }))
})

test('whoever goes at the moment of a call is called before it or not at all, and keeps nobody behind them waiting', async () => {
  const [first, second, third] = await takeTickets(3, 1)
  const [gone, ...called] = await Promise.all([
    cancelTicket(town.context, town.agent(), { id: first?.id ?? 0 }),
    ...[1, 2].map((counter) =>
      callNext(town.context, town.agent(), { locationId: 1, counter, serviceIds: [1] }),
    ),
  ])
  expect(gone && ticketOf(gone).status).toBe('CANCELED')
  const ids = called.map((one) => ticketOf(one).id).toSorted((one, other) => one - other)
  const inTurn = [first, second, third].map((one) => one?.id ?? 0)
  // Who was called first, and goes then, leaves the counter; else the two behind are called.
  expect([inTurn.slice(0, 2), inTurn.slice(1)]).toContainEqual(ids)
  for (const id of inTurn.slice(1)) ticketOf(await cancelTicket(town.context, town.agent(), { id }))
})

test('eight agents work a line of two hundred while people come, check in twice and go: none is called twice, none is lost', async () => {
  const besides = () => checkInTwice(appointments, [town, town], booked)
  await workTheLine({ towns: [town], agents: 8, tickets: 200, besides })
  await expectOneTicketEach(appointments, booked)
  await expectConsistent(appointments.world)
})
