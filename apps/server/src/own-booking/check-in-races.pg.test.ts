import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { checkIn } from '../queue/check-in/check-in.ts'
import {
  type Appointment,
  type AppointmentTown,
  startAppointmentTown,
} from '../queue/testing/appointments.ts'
import { ticketOf } from '../queue/testing/line-town.ts'
import { call } from '../testing/clients/http-calls.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { codeOf, rowOf } from '../testing/towns/bookings.ts'

let database: OpenDatabase
let town: AppointmentTown

beforeAll(async () => {
  database = await testDatabase()
  town = await startAppointmentTown(database)
  town.at('08:00')
})
afterAll(async () => {
  expect(town.world.faults).toEqual([])
  await expectConsistent(town.world)
  await town.world.close()
  await database.close()
})

const rounds = [0, 1, 2, 3]
let devices = 0
/** Says on a device of its own, by the link of a visit, that its visitor is here. */
const arrive = ({ qtid, token }: Appointment) => {
  devices += 1
  const who = town.line.visitor(`device ${devices}`, `198.51.100.${devices}`)
  return checkIn(town.line.context, who, { locationId: 1, qtid, token })
}
const ticketsOf = ({ bookingId }: Appointment) =>
  town.world.db
    .selectFrom('tickets')
    .select(['ticket_id', 'status'])
    .where('booking_id', '=', bookingId)
    .execute()
const isWaiting = ({ status }: { status: string }) => status === 'WAITING' || status === 'REQUESTED'

test('two devices say at once that a visitor is here: both show the one number', async () => {
  for (const round of rounds) {
    const one = await town.book(`1${round % 2}:${round < 2 ? '00' : '20'}`)
    const answers = await Promise.all([arrive(one), arrive(one), arrive(one)])
    const numbers = answers.map((answer) => ticketOf(answer).id)
    expect(new Set(numbers).size).toBe(1)
    expect((await ticketsOf(one)).map(({ ticket_id }) => ticket_id)).toEqual([numbers[0]])
  }
})

test('somebody comes while staff cancel: nobody waits for a visit that does not take place', async () => {
  for (const _ of rounds) {
    const one = await town.book('12:00')
    const [arrived, canceled] = await Promise.all([arrive(one), town.anna.ask('cancel_booking', { ...one })])
    expect(codeOf(canceled)).toBeUndefined()
    expect((await rowOf(town.world, one)).status).toBe('canceled')
    if (!arrived.ok) expect(arrived.refusals[0].reason).toBe('check_in_canceled')
    await expect.poll(async () => (await ticketsOf(one)).filter(isWaiting)).toEqual([])
  }
})

test('somebody comes on one device and cancels on another: it is one of them in the end, never both', async () => {
  for (const _ of rounds) {
    const one = await town.book('13:00')
    const cancel = call(town.world, `PATCH /api/bookings/${one.qtid}`, {
      headers: { 'x-booking-token': one.token },
      body: { booking: { status: 'canceled' } },
    })
    const [arrived, canceled] = await Promise.all([arrive(one), cancel])
    const isCanceled = (await rowOf(town.world, one)).status === 'canceled'
    expect(canceled.status === 200).toBe(isCanceled)
    expect(arrived.ok || isCanceled).toBe(true)
    if (isCanceled) await expect.poll(async () => (await ticketsOf(one)).filter(isWaiting)).toEqual([])
    else expect((await ticketsOf(one)).filter(isWaiting)).toHaveLength(1)
  }
})
