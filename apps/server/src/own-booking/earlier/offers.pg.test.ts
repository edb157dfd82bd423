import { weekdays } from '@rinda/domain/time/zone'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { bookingDay, morning, rowOf } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { type Desk, openDesk, type Visit } from '../testing/desk.ts'

let database: OpenDatabase
let desk: Desk
const time = { now: morning }

beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  desk = await openDesk(database, time)
})
afterAll(async () => {
  await expectConsistent({ db: database.db, faults: [] })
  await desk.close()
  await database.close()
})
/** Each test has a day of its own: nobody of another test waits for a time on it, and nothing is kept for them. */
let day = bookingDay
beforeEach(async () => {
  day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const over = { ended_at: morning, end_reason: 'over' } as const
  await database.db.updateTable('earlier_wishes').set(over).where('ended_at', 'is', null).execute()
  later(60)
  await desk.settle()
  time.now = morning
})

const weekOf = (from: string) => Object.fromEntries(weekdays.map((name) => [name, { from, till: '21:00' }]))
const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000)
}
const at = (wall: string) => `${day}T${wall}:00.000Z`
const offerTo = async (visit: Visit) => (await desk.shown(visit)).earlier?.offer ?? null
const offered = async (visit: Visit) => (await offerTo(visit))?.starts_at ?? null
const idOf = async (visit: Visit) => (await offerTo(visit))?.id ?? ''
const statusOf = async (visit: Visit) => (await rowOf({ db: database.db } as never, visit)).status

/** Somebody who is booked early, and some who would come earlier, in the order in which they asked. */
async function waitingFor(first: string, ...times: string[]): Promise<[Visit, Visit[]]> {
  const early = await desk.book(day, first, 1)
  const waiting: Visit[] = []
  for (const one of times) waiting.push(await desk.book(day, one, 1))
  for (const one of waiting) expect(await desk.ask(one)).toMatchObject({ ok: true })
  await desk.settle()
  return [early, waiting]
}

test('a time that is given back is kept for who asked first, and goes over to them in one step', async () => {
  const [early, [one, other]] = (await waitingFor('09:00', '15:00', '16:00')) as [Visit, [Visit, Visit]]
  expect([await offered(one), await offered(other)]).toEqual([null, null])
  await desk.cancel(early)
  await desk.settle()
  expect([await offered(one), await offered(other)]).toEqual([at('09:00'), null])
  // Nobody else can have it meanwhile.
  await expect(desk.book(day, '09:00', 1)).rejects.toThrow('slot_taken')
  expect(await desk.accept(one, await idOf(one))).toMatchObject({ ok: true })
  const { status, moved_to } = await desk.shown(one)
  expect(status).toBe('rescheduled')
  expect(moved_to).toMatchObject({ starts_at: at('09:00') })
  expect(await desk.shown(moved_to as Visit)).toMatchObject({
    earlier: null,
    person: { first_name: 'Laima' },
  })
  // The time that they left goes on to who still waits.
  await desk.settle()
  expect(await offered(other)).toBe(at('15:00'))
})

test('a time that is taken counts among the bookings of its day, as every move does', async () => {
  const allow = async (profile: object) => {
    await database.db
      .updateTable('companies')
      .set({ profile: JSON.stringify(profile) })
      .where('company_id', '=', 1)
      .execute()
    desk.dropSettings()
  }
  const nextDay = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const early = [await desk.book(day, '09:00', 1), await desk.book(day, '11:00', 1)]
  const waiting = [await desk.book(nextDay, '09:00', 1), await desk.book(nextDay, '10:00', 1)] as [
    Visit,
    Visit,
  ]
  for (const one of waiting) expect(await desk.ask(one)).toMatchObject({ ok: true })
  for (const one of early) await desk.cancel(one)
  await desk.settle()
  await allow({ visitorLimits: { addressBookingsPerServiceDay: 1, provenFactor: 1 } })
  const [one, other] = waiting
  expect(await desk.accept(one, await idOf(one))).toMatchObject({ ok: true })
  expect(await desk.accept(other, await idOf(other))).toMatchObject({
    refusals: [{ reason: 'visitor_service_day' }],
  })
  await allow({})
})

test('who says no, or nothing, is not asked for that time again; the next one is', async () => {
  const [early, [one, other]] = (await waitingFor('09:00', '15:00', '16:00')) as [Visit, [Visit, Visit]]
  await desk.cancel(early)
  await desk.settle()
  expect(await desk.decline(one, await idOf(one))).toMatchObject({ ok: true })
  await desk.settle()
  expect([await offered(one), await offered(other)]).toEqual([null, at('09:00')])
  later(15)
  await desk.settle()
  expect([await offered(one), await offered(other)]).toEqual([null, null])
  // It is free for everybody, and both wait on.
  await desk.book(day, '09:00', 1)
  expect((await desk.shown(one)).earlier).not.toBeNull()
})

test('what was free already when somebody asked is offered once it was taken and given back', async () => {
  const visit = await desk.book(day, '15:00', 2)
  await desk.ask(visit)
  await desk.settle()
  expect(await offered(visit)).toBeNull()
  await desk.cancel(await desk.book(day, '10:00', 2))
  await desk.settle()
  expect(await offered(visit)).toBe(at('10:00'))
})

test('only what they would take is offered: part of the day, weekday, specialist', async () => {
  const [a, b, c] = [
    await desk.book(day, '07:00', 1),
    await desk.book(day, '12:00', 1),
    await desk.book(day, '13:00', 2),
  ]
  const visit = await desk.book(day, '16:00', 1)
  await desk.ask(visit, { parts: ['afternoon'] })
  for (const one of [a, c]) await desk.cancel(one)
  await desk.settle()
  expect(await offered(visit)).toBeNull()
  await desk.ask(visit, { parts: ['afternoon'], isSameSpecialist: false })
  await desk.cancel(await desk.book(day, '13:00', 2))
  await desk.settle()
  expect(await offered(visit)).toBe(at('13:00'))
  await desk.decline(visit, await idOf(visit))
  await desk.ask(visit, { weekdays: [new Date(day).getUTCDay() === 1 ? 'tuesday' : 'monday'] })
  await desk.cancel(b)
  await desk.settle()
  expect(await offered(visit)).toBeNull()
})

test('a longer visit is offered what is long enough, and keeps its length', async () => {
  const parts = [await desk.book(day, '09:00', 3), await desk.book(day, '09:30', 3)] as const
  await desk.book(day, '08:30', 3)
  await desk.book(day, '10:00', 3)
  const visit = await desk.book(day, '15:00', 3, { durationMinutes: 60 })
  await desk.ask(visit)
  await desk.cancel(parts[0])
  await desk.settle()
  expect(await offered(visit)).toBeNull()
  await desk.cancel(parts[1])
  await desk.settle()
  expect(await offerTo(visit)).toMatchObject({ starts_at: at('09:00'), ends_at: at('10:00') })
  await desk.accept(visit, await idOf(visit))
  expect((await desk.shown(visit)).moved_to).toMatchObject({ starts_at: at('09:00') })
})

test('a wish ends with its visit, and what was kept for it goes on', async () => {
  const [early, [one, other]] = (await waitingFor('09:00', '15:00', '16:00')) as [Visit, [Visit, Visit]]
  await desk.cancel(early)
  await desk.settle()
  expect(await offered(one)).toBe(at('09:00'))
  await desk.cancel(one)
  await desk.settle()
  // One of the two that are free now: the earlier one.
  expect(await offered(other)).toBe(at('09:00'))
  expect((await desk.shown(one)).earlier).toBeNull()
})

test('whoever asks no more gives back what is kept; stopped twice is stopped once', async () => {
  const [early, [one, other]] = (await waitingFor('09:00', '15:00', '16:00')) as [Visit, [Visit, Visit]]
  await desk.cancel(early)
  await desk.settle()
  for (const _ of [1, 2]) expect(await desk.stop(one)).toMatchObject({ ok: true })
  expect((await rowOf({ db: database.db } as never, one)).fields).not.toHaveProperty('_earlier_since')
  await desk.settle()
  expect([(await desk.shown(one)).earlier, await offered(other)]).toEqual([null, at('09:00')])
})

test('at night nobody is offered anything but who looks at their page, and everybody in the morning', async () => {
  const [early, [one]] = (await waitingFor('09:00', '15:00')) as [Visit, [Visit]]
  time.now = new Date(`${day}T01:00:00Z`)
  await desk.cancel(early)
  await desk.settle()
  expect(await offered(one)).toBeNull()
  time.now = new Date(`${day}T06:10:00Z`)
  await desk.settle()
  expect(await offered(one)).toBe(at('09:00'))
})

test('at night whoever looks at their page is offered what is free, and nobody is written to of it', async () => {
  const [early, [one, other]] = (await waitingFor('09:00', '15:00', '16:00')) as [Visit, [Visit, Visit]]
  time.now = new Date(`${day}T01:00:00Z`)
  await desk.cancel(early)
  await desk.settle()
  await desk.look(other)
  await desk.settle()
  expect([await offered(one), await offered(other)]).toEqual([null, at('09:00')])
  expect((await rowOf({ db: database.db } as never, other)).log.at(-1)).toMatchObject({
    act: 'offer_earlier',
    silent: true,
  })
})

test('whoever left no address is offered what is free while they look', async () => {
  const early = await desk.book(day, '09:00', 1)
  const one = await desk.book(day, '15:00', 1, { email: '', phoneNumber: '', phoneCountryCode: '' })
  await desk.ask(one)
  later(60)
  await desk.cancel(early)
  await desk.settle()
  expect(await offered(one)).toBeNull()
  await desk.look(one)
  await desk.settle()
  expect(await offered(one)).toBe(at('09:00'))
})

test('hours that a location adds are offered', async () => {
  const hours = (from: string) =>
    database.db
      .updateTable('locations')
      .set({ opening_hours: JSON.stringify(weekOf(from)), updated_at: time.now })
      .where('location_id', '=', 1)
      .execute()
  const one = await desk.book(day, '15:00', 1)
  await hours('12:00')
  desk.dropSettings()
  await desk.ask(one, { parts: ['morning'] })
  await desk.settle()
  expect(await offered(one)).toBeNull()
  await hours('08:00')
  desk.dropSettings()
  await desk.call()
  await desk.settle()
  // The first one of the first day on which there is time enough to come.
  expect(await offered(one)).toBe('2026-12-01T09:30:00.000Z')
})

test('nothing is offered too late for anybody to come, nor to who could not come in time', async () => {
  const [early, [one]] = (await waitingFor('11:00', '15:00')) as [Visit, [Visit]]
  time.now = new Date(`${day}T09:46:00Z`)
  await desk.cancel(early)
  await desk.settle()
  expect(await offered(one)).toBeNull()
  const soon = await desk.book(day, '11:00', 2)
  expect(await desk.ask(soon)).toMatchObject({ ok: false, refusals: [{ reason: 'booking_in_past' }] })
})

test('an offer that is over is not taken any more, whether or not its end was noticed', async () => {
  const [early, [one]] = (await waitingFor('09:00', '15:00')) as [Visit, [Visit]]
  await desk.cancel(early)
  await desk.settle()
  const id = await idOf(one)
  later(15)
  expect(await desk.accept(one, id)).toMatchObject({ ok: false, refusals: [{ reason: 'hold_ended' }] })
  expect(await statusOf(one)).toBe('scheduled')
  await desk.settle()
  expect(await desk.decline(one, id)).toMatchObject({ ok: false, refusals: [{ reason: 'hold_ended' }] })
})
