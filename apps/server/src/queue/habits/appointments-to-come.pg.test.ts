import { noHabits } from '@rinda/domain/queue/estimate/habits'
import { learnAppointment, learnVisit } from '@rinda/domain/queue/estimate/learn'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { checkIn } from '../check-in/check-in.ts'
import { callNext } from '../counter/call-next.ts'
import { finish } from '../counter/finish.ts'
import { setCounter } from '../counter/set-counter.ts'
import { type AppointmentTown, startAppointmentTown, today } from '../testing/appointments.ts'
import { ticketOf } from '../testing/line-town.ts'
import { openLines } from '../testing/open-lines.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import { learnLines } from './learn-lines.ts'

const minute = 60_000
let database: OpenDatabase
let town: AppointmentTown
const place = { companyId: 1, locationId: 1 }
const now = () => town.line.time.now

beforeAll(async () => {
  database = await testDatabase()
  town = await startAppointmentTown(database)
  town.at('08:00')
  await setCounter(town.line.context, town.line.agent(), { locationId: 1, counter: 1, open: true })
})
afterAll(async () => {
  await town.world.close()
  await database.close()
})

/** Keeps what is known of a line in which visits take ten minutes, or eight, and nine of ten come for their appointments, at their time. */
async function keepHabits(): Promise<void> {
  const habits = noHabits()
  for (let visit = 60; visit > 0; visit -= 1) {
    const till = now().getTime() - visit * 15 * minute
    const from = till - (8 + (visit % 3)) * minute
    learnVisit(habits, { counter: '1', serviceId: 2, from, till })
    learnAppointment(habits, visit % 10 === 0 ? null : -5 * minute)
  }
  habits.lastEnds = {}
  await database.db
    .insertInto('line_habits')
    .values({
      company_id: 1,
      location_id: 1,
      habits: JSON.stringify(habits),
      learnt_at: now(),
      has_more: true,
    })
    .execute()
}

/** Wait that a process which has just begun tells somebody who comes now for service 2. */
async function newcomer() {
  const fresh = await openLines(database.db, now)
  const found = await fresh.waits.at(place, now())
  await fresh.close()
  expect(found?.drawn).toBeDefined()
  return found?.out.figures.services.get(2)
}

const agent = () => town.line.agent()

test('an appointment that begins soon lengthens the wait of who comes without one, until it is canceled or come for', async () => {
  await keepHabits()
  ticketOf(await requestTicket(town.line.context, agent(), { serviceId: 2 }))
  const serving = ticketOf(await callNext(town.line.context, agent(), { locationId: 1, counter: 1 }))
  const before = await newcomer()
  const first = await town.book('08:15')
  const second = await town.book('08:30')
  const after = await newcomer()
  expect(after?.high).toBeGreaterThan((before?.high ?? 0) + 4)
  expect(after?.timeToWait).toBeGreaterThanOrEqual(before?.timeToWait ?? 0)
  expect(after?.ticketsToWait).toBe(before?.ticketsToWait)

  // The server that answers visitors says the same.
  const answer = await town.world.app.inject({ url: '/api/visit/locations/1' })
  const { services } = answer.json().data.attributes
  const said = services.find(({ id }: { id: string }) => id === '2')
  expect([said.time_to_wait_low, said.time_to_wait_high]).toEqual([after?.low, after?.high])

  for (const { qtid, token } of [first, second]) await town.anna.ask('cancel_booking', { qtid, token })
  expect(await newcomer()).toEqual(before)

  // Who has come is in the line once.
  const third = await town.book('08:15')
  await checkIn(town.line.context, agent(), { locationId: 1, qtid: third.qtid })
  const come = await newcomer()
  expect(come?.ticketsToWait).toBe((before?.ticketsToWait ?? 0) + 1)
  expect(come?.high).toBeLessThan((after?.high ?? 0) + 8)
  ticketOf(await finish(town.line.context, agent(), { id: serving.id }))
})

test('how late people come, and who does not, is learnt an hour after their time, once', async () => {
  await database.db.deleteFrom('wait_promises').execute()
  await database.db.deleteFrom('line_habits').execute()
  const { bookingId } = await town.book('09:00')
  const missed = await town.book('09:30')
  town.at('09:04')
  await checkIn(town.line.context, agent(), { locationId: 1, qtid: (await qtidOf(bookingId)) ?? '' })
  const process = await openLines(database.db, now)
  const learn = () => learnLines({ ...process.context, waits: process.waits }, now())
  const known = async () => {
    const row = await database.db.selectFrom('line_habits').select('habits').executeTakeFirstOrThrow()
    return { late: row.habits.lateMs.at(-1), count: row.habits.lateMs.length, missed: row.habits.missed }
  }
  await learn()
  const early = await known()
  town.at('10:05')
  await learn()
  await learn()
  const come = await known()
  // With whoever came for 08:15.
  expect(come).toMatchObject({ late: 4 * minute, count: early.count + 2 })
  expect(come.missed).toBeLessThan(early.missed)
  town.at('10:35')
  await learn()
  await learn()
  const after = await known()
  expect(after.count).toBe(come.count)
  expect(after.missed).toBeGreaterThan(come.missed)
  expect(missed.startsAt.toISOString()).toBe(`${today}T09:30:00.000Z`)
  await process.close()
})

async function qtidOf(bookingId: number): Promise<string | undefined> {
  const row = await database.db
    .selectFrom('bookings')
    .select('qtid')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row?.qtid
}
