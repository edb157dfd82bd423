import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { checkIn } from './check-in/check-in.ts'
import { callNext } from './counter/call-next.ts'
import { type AppointmentTown, startAppointmentTown } from './testing/appointments.ts'
import { reasonOf, ticketOf } from './testing/line-town.ts'
import { requestTicket } from './tickets/request-ticket.ts'

/** Rules of the line that a location has of its own. */

let database: OpenDatabase
let town: AppointmentTown
let anna: SignedInPerson
let admin: SignedInPerson
beforeAll(async () => {
  database = await testDatabase()
  town = await startAppointmentTown(database)
  anna = await town.world.signIn('anna@rinda.example')
  admin = await town.world.signIn('admin@rinda.example')
})
afterAll(async () => {
  expect(town.world.faults).toEqual([])
  await town.world.close()
  await database.close()
})

async function change(queue: object) {
  const answer = await call(town.world, 'PATCH /api/portal/locations/1', {
    as: anna,
    body: { location: { config: { queue } } },
  })
  town.line.forget()
  return answer
}
const pointersOf = ({ body }: Awaited<ReturnType<typeof call>>) =>
  body.errors.map(({ source }) => source?.pointer)

test.each([
  ['most_appointments_in_row', 0],
  ['most_appointments_in_row', 1.5],
  ['most_appointments_in_row', 101],
  ['grace_minutes', -1],
  ['check_in_before_minutes', 1441],
  ['most_waiting', 0],
  ['stop_before_close_minutes', '5'],
  ['keep_overnight', 1],
])('%s: %j is refused by its name', async (rule, value) => {
  const refused = await change({ [rule]: value })
  expect([refused.status, ...pointersOf(refused)]).toEqual([422, `/location/config/queue/${rule}`])
})

test('nobody sets for a company that no walk-in is ever called', async () => {
  const refused = await call(town.world, 'PATCH /api/platform/companies/1', {
    as: admin,
    body: { company: { profile: { queue: { mostAppointmentsInRow: 0 } } } },
  })
  expect(refused.status).toBe(422)
  expect(JSON.stringify(pointersOf(refused))).toContain('mostAppointmentsInRow')
})

test('a location’s own rules hold at it: when check-in opens, and how many appointments go before a walk-in', async () => {
  const visits = [await town.book('10:00'), await town.book('10:00'), await town.book('10:00')]
  town.at('09:52')
  const come = (visit: (typeof visits)[number] | undefined, page: string) =>
    checkIn(town.line.context, town.line.visitor(page), { locationId: 1, ...visit })
  expect((await change({ check_in_before_minutes: 5, most_appointments_in_row: 1 })).status).toBe(200)
  expect(reasonOf(await come(visits[0], 'early'))).toBe('check_in_early')
  town.at('09:55')
  const walkIns = [0, 1].map(() =>
    requestTicket(town.line.context, town.line.agent(), { serviceId: 2, language: 'en' }),
  )
  const inLine = (await Promise.all(walkIns)).map((one) => ticketOf(one).id)
  for (const [index, visit] of visits.entries()) ticketOf(await come(visit, `in time ${index}`))
  const called = []
  for (let turn = 0; turn < 4; turn += 1) {
    const next = await callNext(town.line.context, town.line.agent(), { locationId: 1, counter: 1 })
    called.push(inLine.includes(ticketOf(next).id))
  }
  expect(called).toEqual([false, true, false, true])
})

test('what is null is as the company has it, and each rule is a field of the history that can be put back', async () => {
  expect((await change({ grace_minutes: null, most_appointments_in_row: 5, most_waiting: 9 })).status).toBe(
    200,
  )
  expect((await change({ most_appointments_in_row: 4, most_waiting: 9 })).status).toBe(200)
  const { body } = await call(town.world, 'GET /api/portal/history?location_id=1', { as: anna })
  const [newest] = body.data
  expect(newest?.attributes.changes).toEqual([{ field: 'queue/most_appointments_in_row', from: 5, to: 4 }])
  const back = { fields: ['queue/most_appointments_in_row'] }
  const answer = await call(town.world, `POST /api/portal/history/${newest?.id}/put_back`, {
    as: anna,
    body: back,
  })
  expect(answer.status).toBe(200)
  expect(answer.body.data.attributes.config).toMatchObject({
    queue: { most_appointments_in_row: 5, most_waiting: 9 },
  })
})
