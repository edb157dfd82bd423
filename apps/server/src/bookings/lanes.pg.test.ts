import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { attributesOf, book, bookingDay, codeOf, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(() => world.close())

const desk = (time: string, more = {}) => slotAt(time, { serviceId: 2, specialistId: null, ...more })
const anyone = (time: string, more = {}) => slotAt(time, { specialistId: null, ...more })
const lockFor = async (slot: object) => attributesOf(await anna.ask('lock_booking', slot)).specialist_id

test('a service with four lanes takes four, and refuses the fifth', async () => {
  const held = []
  for (let lane = 1; lane <= 4; lane += 1) held.push(await lock(anna, desk('10:00')))
  expect(codeOf(await anna.ask('lock_booking', desk('10:00')))).toBe('slot_taken')
  await anna.ask('unlock_booking', held[1])
  expect((await anna.ask('lock_booking', desk('10:00'))).type).toBe('booking_locked')
})

test('lanes are counted by overlap: three that overlap in turn fit beside each other', async () => {
  for (const time of ['12:00', '12:10', '12:20', '12:30', '12:40']) await lock(anna, desk(time))
  const slots = await anna.ask('get_slots', { locationId: 1, date: bookingDay, days: 1, serviceId: 2 })
  const at = (time: string) =>
    (slots.data.data as { time: string; available: number }[]).find((slot) => slot.time === time)?.available
  expect([at('11:40'), at('12:00'), at('12:20'), at('12:40')]).toEqual([4, 2, 2, 2])
})

test('a specialist has one lane, for all their services and lengths', async () => {
  await lock(anna, slotAt('09:00', { duration: 60 }))
  expect(codeOf(await anna.ask('lock_booking', slotAt('09:30')))).toBe('slot_taken')
  expect(codeOf(await anna.ask('lock_booking', slotAt('08:45')))).toBe('slot_taken')
  expect((await anna.ask('lock_booking', slotAt('10:00'))).type).toBe('booking_locked')
})

test('a specialist who works at two locations is taken in both', async () => {
  const there = { locationId: 2, serviceId: 4, specialistId: 1 }
  await book(anna, slotAt('14:00'))
  expect(codeOf(await anna.ask('lock_booking', slotAt('14:00', there)))).toBe('slot_taken')
  expect(codeOf(await anna.ask('lock_booking', slotAt('14:00', { ...there, specialistId: null })))).toBe(
    'slot_taken',
  )
  await book(anna, slotAt('15:00', there))
  expect(codeOf(await anna.ask('lock_booking', slotAt('15:00')))).toBe('slot_taken')
})

test('without a specialist the free one with the fewest bookings of that day is taken', async () => {
  const date = '2026-12-15'
  const on = (time: string, specialistId: number) => book(anna, slotAt(time, { date, specialistId }))
  // 06:00 and 18:30 UTC are the first and the last half hour of the same day in Riga.
  await on('06:00', 1)
  await on('07:00', 1)
  await on('08:00', 2)
  await on('09:00', 3)
  await on('10:00', 3)
  expect(await lockFor(anyone('18:30', { date }))).toBe(2)
  expect(await lockFor(anyone('17:30', { date }))).toBe(1)
  expect(await lockFor(anyone('17:30', { date }))).toBe(2)
  expect(await lockFor(anyone('17:30', { date }))).toBe(3)
  expect(codeOf(await anna.ask('lock_booking', anyone('17:30', { date })))).toBe('slot_taken')
})

test('only bookings of the same day count, and not those that are over', async () => {
  const before = '2026-12-16'
  const date = '2026-12-17'
  for (const time of ['17:30', '18:00', '18:30']) {
    await book(anna, slotAt(time, { date: before, specialistId: 1 }))
  }
  const canceled = await book(anna, slotAt('10:00', { date, specialistId: 1 }))
  await anna.ask('cancel_booking', canceled)
  for (const specialistId of [2, 3]) await book(anna, slotAt('12:00', { date, specialistId }))
  expect(await lockFor(anyone('06:00', { date }))).toBe(1)
})

test('a specialist who is no longer active, or works elsewhere, is not offered', async () => {
  const wrong = slotAt('16:00', { serviceId: 4, locationId: 2, specialistId: 2 })
  expect(codeOf(await anna.ask('lock_booking', wrong))).toBe('invalid')
  expect(codeOf(await anna.ask('lock_booking', slotAt('16:00', { specialistId: 99 })))).toBe('invalid')
  expect(codeOf(await anna.ask('lock_booking', slotAt('16:00', { serviceId: 3, specialistId: null })))).toBe(
    'invalid',
  )
})

test('all of it leaves the database consistent', () => expectConsistent(world))
