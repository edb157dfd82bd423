import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { checkIn } from '../queue/check-in/check-in.ts'
import { callNext } from '../queue/counter/call-next.ts'
import {
  type Appointment,
  type AppointmentTown,
  startAppointmentTown,
  today,
} from '../queue/testing/appointments.ts'
import { ticketOf } from '../queue/testing/line-town.ts'
import { requestTicket } from '../queue/tickets/request-ticket.ts'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { rowOf } from '../testing/towns/bookings.ts'

let database: OpenDatabase
let town: AppointmentTown

beforeAll(async () => {
  database = await testDatabase()
  town = await startAppointmentTown(database)
})
afterAll(async () => {
  expect(town.world.faults).toEqual([])
  await expectConsistent(town.world)
  await town.world.close()
  await database.close()
})

const tell = ({ qtid, token }: Appointment, minutes: unknown, headers: Record<string, string> = {}) =>
  call(town.world, `POST /api/visit/bookings/${qtid}/late`, {
    headers: { 'x-booking-token': token, ...headers },
    body: { late: { minutes } },
  })
const checkedIn = async ({ qtid, token }: Appointment, page: string) =>
  ticketOf(
    await checkIn(town.line.context, town.line.visitor(page, '198.51.100.7'), { locationId: 1, qtid, token }),
  )

test('whoever says that they are late keeps their right for so much longer, and no longer than fifteen minutes', async () => {
  const [told, longer, silent] = [
    await town.book('10:00'),
    await town.book('10:00'),
    await town.book('10:00'),
  ]
  town.at('09:50')
  expect((await tell(told, 15)).body.data.attributes).toMatchObject({ late_minutes: 15 })
  await tell(longer, 60)
  town.at('10:23')
  const walkIn = ticketOf(
    await requestTicket(town.line.context, town.line.visitor('walk-in', '198.51.100.7'), { serviceId: 2 }),
  )
  town.at('10:24')
  const kept = await checkedIn(told, 'told')
  expect(kept.appointment_at).toBe(told.startsAt.toISOString())
  expect((await checkedIn(silent, 'silent')).appointment_at).toBeNull()
  town.at('10:26')
  expect((await checkedIn(longer, 'longer')).appointment_at).toBeNull()
  const calls = { locationId: 1, counter: 1, serviceIds: [2] }
  const called: number[] = []
  for (let turn = 0; turn < 2; turn += 1)
    called.push(ticketOf(await callNext(town.line.context, town.line.agent(), calls)).id)
  expect(called).toEqual([kept.id, walkIn.id])
})

test('staff see it in the calendar and in the booking, and its log says who told', async () => {
  const one = await town.book('11:00')
  town.at('10:40')
  await tell(one, 5)
  const row = await rowOf(town.world, one)
  expect(row.fields).toMatchObject({ _late_minutes: 5 })
  expect(row.log.at(-1)).toMatchObject({ act: 'late', by: 'visitor', minutes: 5 })
  const audited = await town.world.db
    .selectFrom('audit')
    .select(['actor_kind', 'action'])
    .where('object_id', '=', String(one.bookingId))
    .orderBy('audit_id', 'desc')
    .executeTakeFirst()
  expect(audited).toEqual({ actor_kind: 'visitor', action: 'booking.late' })
  // Of another beginning it was not said.
  const moved = await call(town.world, `GET /api/visit/bookings/${one.qtid}`, {
    headers: { 'x-booking-token': one.token },
  })
  expect(moved.body.data.attributes).toMatchObject({ late_minutes: 5 })
  await call(town.world, `PATCH /api/bookings/${one.qtid}`, {
    as: await town.world.signIn('anna@rinda.example'),
    body: { booking: { date: today, time: '12:00' } },
  })
  const after = await call(town.world, `GET /api/visit/bookings/${one.qtid}`, {
    headers: { 'x-booking-token': one.token },
  })
  expect(after.body.data.attributes).toMatchObject({
    ...{ starts_at: `${today}T12:00:00.000Z`, late_minutes: null },
  })
})

test('the same message sent twice is said once', async () => {
  const one = await town.book('12:20')
  town.at('12:00')
  const headers = { 'idempotency-key': 'late once' }
  const answers = await Promise.all([tell(one, 10, headers), tell(one, 10, headers)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { log } = await rowOf(town.world, one)
  expect(log.filter(({ act }) => act === 'late')).toHaveLength(1)
})

test('on another day, too late, canceled, with another token, or with no number of minutes: refused', async () => {
  const [one, other, tomorrow] = [
    await town.book('13:00'),
    await town.book('13:20'),
    await town.book('09:00', { date: '2026-12-02' }),
  ]
  town.at('12:50')
  expect((await tell({ ...one, token: other.token }, 5)).status).toBe(404)
  for (const wrong of [0, -5, 121, '5', null, 7.5]) expect((await tell(one, wrong)).status).toBe(422)
  expect(codesOf(await tell(tomorrow, 5))).toEqual(['wrong_state'])
  await town.anna.ask('cancel_booking', { qtid: other.qtid, token: other.token })
  expect(codesOf(await tell(other, 5))).toEqual(['wrong_state'])
  town.at('14:00')
  expect(codesOf(await tell(one, 5))).toEqual(['wrong_state'])
})
