import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import {
  attributesOf,
  book,
  bookingDay,
  codeOf,
  lock,
  morning,
  rowOf,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(() => world.close())

const desk = (time: string, more = {}) => slotAt(time, { serviceId: 2, specialistId: null, ...more })
const blocked = { fields: { _is_blocked: true }, notes: { blocked: 'A lunch break' } }

test('a block is a scheduled booking with a mark, a dummy customer and a reason', async () => {
  const reply = await anna.ask('schedule_booking', { ...slotAt('08:00'), duration: 60, ...blocked })
  expect(reply.type).toBe('booking_scheduled')
  const { first_name, last_name, status, fields, notes } = attributesOf(reply)
  expect({ status, fields, notes }).toEqual({ status: 'scheduled', ...blocked })
  expect([first_name, last_name]).not.toContain('')
  expect((await rowOf(world, attributesOf(reply))).kind).toBe('block')
  expect(codeOf(await anna.ask('lock_booking', slotAt('08:30')))).toBe('slot_taken')
})

test('a held slot becomes a block', async () => {
  const held = await lock(anna, slotAt('10:00', { duration: 30 }))
  const reply = await anna.ask('schedule_booking', { ...held, ...blocked })
  expect(attributesOf(reply)).toMatchObject({ status: 'scheduled', fields: { _is_blocked: true } })
})

test('a length that only a block has is not held for a visit; what is held becomes a block of that length', async () => {
  const slot = slotAt('06:00', { specialistId: 3, date: '2026-12-10' })
  const refused = await anna.ask('lock_booking', { ...slot, duration: 780 })
  expect(refused.data).toMatchObject({ code: 'invalid', field: 'duration' })
  const held = await lock(anna, slot)
  const wholeDay = { ...held, duration: 780 }
  expect(codeOf(await anna.ask('schedule_booking', { ...wholeDay, ...visitor }))).toBe('invalid')
  const reply = await anna.ask('schedule_booking', { ...wholeDay, ...blocked })
  expect(attributesOf(reply)).toMatchObject({ status: 'scheduled', duration: 780 })
})

test('a block takes every lane', async () => {
  const held = await lock(anna, desk('10:00'))
  await anna.ask('unlock_booking', held)
  const reply = await anna.ask('schedule_booking', { ...desk('10:00'), duration: 60, ...blocked })
  expect(reply.type).toBe('booking_scheduled')
  for (const time of ['10:00', '10:20', '10:40']) {
    expect(codeOf(await anna.ask('lock_booking', desk(time)))).toBe('slot_taken')
  }
  expect((await anna.ask('lock_booking', desk('11:00'))).type).toBe('booking_locked')
})

test('what is held for one visit can become a block of all lanes, if those are free', async () => {
  const held = await lock(anna, desk('12:00'))
  const reply = await anna.ask('schedule_booking', { ...held, ...blocked })
  expect(reply.type).toBe('booking_scheduled')
  expect(codeOf(await anna.ask('lock_booking', desk('12:00')))).toBe('slot_taken')
})

test('over a booking a block is refused, and says which', async () => {
  const made = await book(anna, desk('13:00'))
  const refused = await anna.ask('schedule_booking', { ...desk('13:00'), duration: 60, ...blocked })
  expect(refused).toMatchObject({ type: 'SCHEDULE_BOOKING_FAILED', data: { code: 'slot_taken' } })
  // 13:00 UTC is 15:00 in Riga.
  for (const text of Object.values(refused.data.info as Record<string, string>)) {
    expect(text).toContain('15:00')
    expect(text).toContain('Laima Krūmiņa')
  }
  expect((await rowOf(world, made)).status).toBe('scheduled')
})

test('a hold that is over does not stand in the way of a block, nor does half a block stay behind', async () => {
  const held = await lock(anna, desk('15:00', { date: '2026-12-11' }))
  await world.db
    .updateTable('bookings')
    .set({ expire_at: new Date(morning.getTime() - 1000) })
    .where('qtid', '=', held.qtid)
    .execute()
  const slot = desk('15:00', { date: '2026-12-11', duration: 60 })
  expect((await anna.ask('schedule_booking', { ...slot, ...blocked })).type).toBe('booking_scheduled')
  expect((await rowOf(world, held)).status).toBe('expired')
})

test('where the company asks for a reason there is no block without', async () => {
  const refused = await anna.ask('schedule_booking', { ...slotAt('16:00'), fields: { _is_blocked: true } })
  expect(refused.data).toMatchObject({ code: 'invalid', field: 'notes' })
  const elsewhere = await world.connect(await world.signIn('admin@nails.example'))
  const slot = { locationId: 40, serviceId: 5, date: bookingDay, time: '10:00', duration: 60 }
  const reply = await elsewhere.ask('schedule_booking', { ...slot, fields: { _is_blocked: true } })
  expect(reply.type).toBe('booking_scheduled')
})

test('a block lasts only as long as blocks may, and needs no opening hours', async () => {
  const outside = slotAt('03:00', { duration: 60, ...blocked })
  expect((await anna.ask('schedule_booking', outside)).type).toBe('booking_scheduled')
  expect(codeOf(await anna.ask('schedule_booking', slotAt('17:00', { duration: 45, ...blocked })))).toBe(
    'invalid',
  )
})

test('a block is canceled like a booking, and an ordinary booking is not made one by its fields alone', async () => {
  const reply = await anna.ask('schedule_booking', { ...slotAt('17:00'), duration: 30, ...blocked })
  expect((await anna.ask('cancel_booking', attributesOf(reply))).type).toBe('booking_canceled')
  const held = await anna.ask('lock_booking', { ...slotAt('17:00'), fields: { _is_blocked: true } })
  expect(attributesOf(held).fields).toEqual({})
})

test('a block that has begun can be ended, and a visit that has begun cannot be canceled', async () => {
  const today = { date: '2026-12-01', time: '08:30' }
  const block = await anna.ask('schedule_booking', { ...slotAt('08:30', today), duration: 60, ...blocked })
  const visit = await book(anna, slotAt('08:30', { ...today, specialistId: 2 }))
  world.time.now = new Date('2026-12-01T08:45:00Z')
  expect(codeOf(await anna.ask('cancel_booking', visit))).toBe('wrong_state')
  expect((await anna.ask('cancel_booking', attributesOf(block))).type).toBe('booking_canceled')
})

test('all of it leaves the database consistent', () => expectConsistent(world))

test('a block is ended without the comment that a company asks of who cancels a visit', async () => {
  const asking = { company: { profile: { booking: { cancelCommentRequired: true } } } }
  const root = await world.signIn('admin@rinda.example')
  await call(world, 'PATCH /api/platform/companies/1', { as: root, body: asking })
  const [made, visit] = [
    await anna.ask('schedule_booking', { ...slotAt('18:00'), duration: 30, ...blocked }),
    await book(anna, slotAt('17:00', { date: '2026-12-11' })),
  ]
  expect(codeOf(await anna.ask('cancel_booking', visit))).toBe('invalid')
  expect((await anna.ask('cancel_booking', attributesOf(made))).type).toBe('booking_canceled')
})
