import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '../../availability/settings.ts'
import { createWriter } from '../../changes/write.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { lock, slotAt } from '../../testing/towns/bookings.ts'
import { hold } from '../counter/act-at-counter.ts'
import { callNext } from '../counter/call-next.ts'
import {
  type Appointment,
  type AppointmentTown,
  startAppointmentTown,
  today,
} from '../testing/appointments.ts'
import { reasonOf, ticketOf } from '../testing/line-town.ts'
import { checkIn } from './check-in.ts'
import { ticketsFollowBookings } from './follow-bookings.ts'

let database: OpenDatabase
let town: AppointmentTown
beforeAll(async () => {
  database = await testDatabase()
  town = await startAppointmentTown(database)
})
afterAll(async () => {
  await expectConsistent(town.world)
  await town.world.close()
  await database.close()
})

/** Checks a visitor in at the counter, and gives the ticket's id. */
async function checkedIn({ qtid }: Appointment): Promise<number> {
  return ticketOf(await checkIn(town.line.context, town.line.agent(), { locationId: 1, qtid })).id
}

/** Lets the watcher look once, as it does after each change of a booking. */
async function look(): Promise<void> {
  const { db } = town.world
  const settings = createSettings(db, () => town.line.time.now, false)
  const { writeBySystem } = createWriter(db, () => {})
  await ticketsFollowBookings({ db, settings, writeBySystem }).run(town.line.time.now)
}
/** Moves a booking within the day to where no visitor would move it: to a time that is over. */
async function moveByHand(
  { bookingId }: Appointment,
  from: string,
  till: string,
  day = today,
): Promise<void> {
  const [starts, ends] = [`${day}T${from}:00Z`, `${day}T${till}:00Z`]
  await town.world.db
    .updateTable('bookings')
    .set({ starts_at: new Date(starts), ends_at: new Date(ends) })
    .where('booking_id', '=', bookingId)
    .execute()
  await town.world.db
    .updateTable('occupancies')
    .set({ during: `[${starts},${ends})` })
    .where('booking_id', '=', bookingId)
    .execute()
}
const ticket = async (id: number) =>
  await town.world.db.selectFrom('tickets').selectAll().where('ticket_id', '=', id).executeTakeFirstOrThrow()

test('the ticket of a booking that is canceled leaves the line, and whoever follows is told once', async () => {
  town.at('08:00')
  const booking = await town.book('10:00')
  const id = await checkedIn(booking)
  await town.anna.ask('cancel_booking', booking)
  await look()
  expect(await ticket(id)).toMatchObject({ status: 'CANCELED', ended_at: town.line.time.now })
  const counted = await countRows(town.world)
  await look()
  expect(await countRows(town.world)).toEqual(counted)
  const event = await town.world.db
    .selectFrom('events')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({
    type: 'ticket',
    resource: { id: String(id), attributes: { status: 'CANCELED' } },
  })
})

test('the running server sees to it by itself, as soon as the booking is canceled', async () => {
  town.at('08:00')
  const booking = await town.book('10:00')
  const id = await checkedIn(booking)
  await town.anna.ask('cancel_booking', booking)
  await expect.poll(async () => (await ticket(id)).status).toBe('CANCELED')
})

test('moved within the day it is called at the new time, in the place that it has; also who was late for the old one', async () => {
  town.at('08:30')
  const [early, late] = [await town.book('11:00'), await town.book('09:00')]
  const before = await ticket(await checkedIn(early))
  await town.anna.ask('move_booking', { ...early, date: today, time: '12:00' })
  town.at('09:00')
  await look()
  const after = await ticket(before.ticket_id)
  expect(after).toMatchObject({ status: 'WAITING', place: before.place, number: before.number })
  expect(after.appointment_at).toEqual(new Date(`${today}T12:00:00Z`))
  town.at('09:11')
  const lateId = await checkedIn(late)
  await look()
  expect((await ticket(lateId)).appointment_at).toBeNull()
  await moveByHand(late, '13:00', '13:20')
  await look()
  expect((await ticket(lateId)).appointment_at).toEqual(new Date(`${today}T13:00:00Z`))
})

test('moved to an earlier time for which its visitor came too late, it waits as a walk-in', async () => {
  town.at('11:30')
  const [late, inTime] = [await town.book('12:20'), await town.book('12:40')]
  town.at('11:40')
  const ids = [await checkedIn(late), await checkedIn(inTime)]
  await moveByHand(late, '11:20', '11:40')
  await moveByHand(inTime, '11:40', '12:00')
  await look()
  await look()
  const after = await Promise.all(ids.map(ticket))
  expect(after.map(({ status }) => status)).toEqual(['WAITING', 'WAITING'])
  expect(after.map((row) => row.appointment_at)).toEqual([null, new Date(`${today}T11:40:00Z`)])
})

test('moved within the day it stays, also where the numbers of the day before go on', async () => {
  town.at('11:50')
  const booking = await town.book('13:20')
  const id = await checkedIn(booking)
  const setDay = async (day: string) =>
    await town.world.db.updateTable('tickets').set({ day }).where('ticket_id', '=', id).execute()
  await setDay('2026-11-30')
  await moveByHand(booking, '14:00', '14:20')
  await look()
  expect(await ticket(id)).toMatchObject({
    ...{ status: 'WAITING', appointment_at: new Date(`${today}T14:00:00Z`) },
  })
  await setDay(today)
})

test('moved to another day, in one step or by a new hold, it leaves the line', async () => {
  town.at('08:00')
  const [moved, rescheduled] = [await town.book('10:20'), await town.book('10:40')]
  const ids = [await checkedIn(moved), await checkedIn(rescheduled)]
  await town.anna.ask('move_booking', { ...moved, date: '2026-12-02', time: '10:00' })
  const held = await lock(
    town.anna,
    slotAt('10:20', { serviceId: 2, specialistId: null, date: '2026-12-02' }),
  )
  await town.anna.ask('reschedule_booking', {
    ...rescheduled,
    lockedQtid: held.qtid,
    lockedToken: held.token,
  })
  await look()
  for (const id of ids) expect((await ticket(id)).status).toBe('CANCELED')
})

test('who is at a counter, or set aside in the middle of a visit, is left alone', async () => {
  town.at('13:00')
  const bookings = await Promise.all(
    [1, 2].map((specialistId) => town.book('13:30', { serviceId: 1, specialistId })),
  )
  const ids: number[] = []
  for (const [nth, booking] of bookings.entries()) {
    ids.push(await checkedIn(booking))
    town.at('13:15')
    const call = { locationId: 1, counter: nth + 1, serviceIds: [1] }
    const called = ticketOf(await callNext(town.line.context, town.line.agent(), call))
    if (nth === 0) ticketOf(await hold(town.line.context, town.line.agent(), { id: called.id }))
    await town.world.db
      .updateTable('bookings')
      .set({ approval: 'declined' })
      .where('qtid', '=', booking.qtid)
      .execute()
  }
  const before = await Promise.all(ids.map(ticket))
  await look()
  expect(await Promise.all(ids.map(ticket))).toEqual(before)
  for (const { qtid } of bookings)
    await town.world.db.updateTable('bookings').set({ approval: 'none' }).where('qtid', '=', qtid).execute()
})

test('where the line goes on over midnight, who comes on the evening before waits for their time, also where it is moved within that night', async () => {
  const ask = { locationId: 1, code: '' }
  const night = '2026-12-04'
  town.at('08:00', night)
  const [first, last] = [await town.book('10:00', { date: night }), await town.book('10:20', { date: night })]
  // Twenty past midnight in Riga, and five minutes to.
  await moveByHand(first, '22:20', '22:40', night)
  await moveByHand(last, '21:55', '22:15', night)
  town.at('21:30', night)
  const come = (who: Appointment, page: string) =>
    checkIn(town.line.context, town.line.visitor(page), { ...ask, code: who.code })
  expect(reasonOf(await come(first, 'one'))).toBe('check_in_unknown')
  const config = JSON.stringify({ queue: { keep_overnight: true } })
  await town.world.db.updateTable('locations').set({ config }).where('location_id', '=', 1).execute()
  town.line.forget()
  const { id, appointment_at } = ticketOf(await come(first, 'one'))
  expect(appointment_at).toBe(`${night}T22:20:00.000Z`)
  await moveByHand(first, '23:00', '23:20', night)
  await look()
  expect(await ticket(id)).toMatchObject({
    status: 'WAITING',
    appointment_at: new Date(`${night}T23:00:00Z`),
  })
  await moveByHand(first, '10:00', '10:20', '2026-12-06')
  await look()
  expect((await ticket(id)).status).toBe('CANCELED')
  town.at('22:04', night)
  expect(ticketOf(await come(last, 'two')).appointment_at).toBe(`${night}T21:55:00.000Z`)
})
