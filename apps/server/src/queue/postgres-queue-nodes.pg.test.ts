import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { callNext } from './counter/call-next.ts'
import { type Appointment, type AppointmentTown, startAppointmentTown } from './testing/appointments.ts'
import { bookMorning, checkInTwice, expectOneTicketEach } from './testing/check-in-twice.ts'
import { type LineTown, startLineTown, ticketOf } from './testing/line-town.ts'
import { workTheLine } from './testing/work-the-line.ts'
import { requestTicket } from './tickets/request-ticket.ts'

/** Two processes' verbs on one PostgreSQL: each has a writer of its own, and neither knows what the other is about to do. */

let database: OpenDatabase
let appointments: AppointmentTown
let booked: Appointment[]
let towns: [LineTown, LineTown]
beforeAll(async () => {
  database = await testDatabase()
  appointments = await startAppointmentTown(database)
  booked = await bookMorning(appointments)
  towns = [appointments.line, startLineTown(database.db)]
})
afterAll(async () => {
  await appointments.world.close()
  await database.close()
})

const takeTickets = async (many: number) =>
  await Promise.all(
    Array.from({ length: many }, async (_, index) => {
      const town = towns[index % 2 === 0 ? 0 : 1]
      return ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 3 }))
    }),
  )

test('the first who come at both give the lines their letters once, and take each number once', async () => {
  const given = await takeTickets(100)
  const numbers = given.map(({ number }) => number).sort((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  expect(new Set(given.map(({ label }) => label.slice(0, 1)))).toEqual(new Set(['C']))
})

test('agents of both who call at the same moment never get the same ticket, and together the first of the line', async () => {
  for (let round = 0; round < 10; round += 1) {
    const called = await Promise.all(
      [0, 1, 2, 3].map(async (index) => {
        const town = towns[index % 2 === 0 ? 0 : 1]
        return ticketOf(await callNext(town.context, town.agent(), { locationId: 1, counter: index + 1 }))
      }),
    )
    const numbers = called.map(({ number }) => number).sort((one, other) => one - other)
    expect(numbers).toEqual([1, 2, 3, 4].map((place) => round * 4 + place))
  }
})

test('five hundred people, others who check in twice, eight agents, two nodes: none is called twice, none is lost', async () => {
  const besides = () => checkInTwice(appointments, towns, booked)
  await workTheLine({ towns, agents: 8, tickets: 500, besides })
  await expectOneTicketEach(appointments, booked)
  await expectConsistent(appointments.world)
})

test('a process that starts in the middle of the day goes on with the line as it is', async () => {
  const [last] = await takeTickets(1)
  const fresh = startLineTown(database.db)
  const next = ticketOf(await requestTicket(fresh.context, fresh.agent(), { serviceId: 3 }))
  expect(next.number).toBe((last?.number ?? 0) + 1)
  const called = await callNext(fresh.context, fresh.agent(), { locationId: 1, counter: 9 })
  expect(ticketOf(called).id).toBe(last?.id)
})
