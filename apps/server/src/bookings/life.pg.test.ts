import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import {
  attributesOf,
  book,
  bookingDay,
  codeOf,
  lock,
  morning,
  slotAt,
  visitor,
} from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: TestPortal
let uldis: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  uldis = await world.connect(await world.signIn('user@rinda.example'))
})
afterAll(() => world.close())

test('a slot is locked, scheduled and canceled, and a colleague hears each step', async () => {
  const locked = await anna.ask('lock_booking', { ...slotAt('10:00'), status: 'LOCK' })
  expect(locked.type).toBe('booking_locked')
  const { qtid, token } = attributesOf(locked)
  const scheduled = await anna.ask('schedule_booking', { qtid, token, ...visitor })
  expect(scheduled.type).toBe('booking_scheduled')
  expect(attributesOf(scheduled)).toMatchObject({
    status: 'scheduled',
    first_name: 'Laima',
    date: bookingDay,
    time: '10:00',
    duration: 30,
  })
  const canceled = await anna.ask('cancel_booking', { qtid, token, notes: { canceled: 'ill' } })
  expect(attributesOf(canceled)).toMatchObject({ status: 'canceled', notes: { canceled: 'ill' } })

  for (const type of ['booking_locked', 'booking_scheduled', 'booking_canceled']) {
    await uldis.hears((message) => message.type === type && attributesOf(message).qtid === qtid)
  }
  expect(uldis.heard.map((message) => message.seq)).toEqual([1, 2, 3])
  expect(anna.heard).toEqual([])
})

test('a held slot is given back, and can be held again at once', async () => {
  const held = await lock(anna, slotAt('11:00'))
  expect(codeOf(await uldis.ask('lock_booking', slotAt('11:00')))).toBe('slot_taken')
  const unlocked = await anna.ask('UNLOCK_BOOKING', held)
  expect(unlocked.type).toBe('booking_unlocked')
  expect(attributesOf(unlocked)).toMatchObject({ status: 'unlocked', expire_at: null })
  expect((await uldis.ask('lock_booking', slotAt('11:00'))).type).toBe('booking_locked')
})

test('staff may give back what a colleague holds, with its token', async () => {
  const held = await lock(anna, slotAt('12:00'))
  expect(codeOf(await uldis.ask('unlock_booking', { ...held, token: 'another' }))).toBe('forbidden')
  expect((await uldis.ask('unlock_booking', held)).type).toBe('booking_unlocked')
})

test('without a qtid a slot is locked and scheduled in one step', async () => {
  const reply = await anna.ask('schedule_booking', {
    ...slotAt('13:00'),
    ...visitor,
    notes: { description: 'x' },
  })
  expect(reply.type).toBe('booking_scheduled')
  const { status, log, notes, expire_at } = attributesOf(reply)
  expect({ status, notes, expire_at }).toEqual({
    status: 'scheduled',
    notes: { description: 'x' },
    expire_at: null,
  })
  expect((log as { act: string }[]).map((line) => line.act)).toEqual(['lock', 'schedule'])
  expect(codeOf(await uldis.ask('schedule_booking', { ...slotAt('13:00'), ...visitor }))).toBe('slot_taken')
})

test('scheduling names every field that is missing, and holds on to the slot', async () => {
  const held = await lock(anna, slotAt('14:00'))
  const refused = await anna.ask('schedule_booking', { ...held, firstName: 'Laima' })
  expect(refused).toMatchObject({
    type: 'SCHEDULE_BOOKING_FAILED',
    data: { code: 'invalid', field: 'lastName' },
  })
  expect(Object.keys(refused.data.info as object).sort()).toEqual(['en', 'lv', 'ru'])
  expect((await anna.ask('schedule_booking', { ...held, ...visitor })).type).toBe('booking_scheduled')
})

test('scheduling may change the slot: the new one is taken and the old one is free again', async () => {
  const held = await lock(anna, slotAt('15:00'))
  const moved = await anna.ask('schedule_booking', {
    ...held,
    ...visitor,
    specialistId: 2,
    date: bookingDay,
    time: '15:30',
    duration: 60,
  })
  expect(attributesOf(moved)).toMatchObject({
    specialist_id: 2,
    time: '15:30',
    duration: 60,
    status: 'scheduled',
  })
  expect((await uldis.ask('lock_booking', slotAt('15:00'))).type).toBe('booking_locked')
  expect(codeOf(await uldis.ask('lock_booking', slotAt('16:00', { specialistId: 2 })))).toBe('slot_taken')
})

test('scheduling may name the time alone, or the day alone: the other is as it was held', async () => {
  const later = await anna.ask('schedule_booking', {
    ...(await lock(anna, slotAt('18:00'))),
    ...visitor,
    time: '18:30',
  })
  expect(attributesOf(later)).toMatchObject({ status: 'scheduled', date: bookingDay, time: '18:30' })
  const nextDay = await anna.ask('schedule_booking', {
    ...(await lock(anna, slotAt('18:00'))),
    ...visitor,
    date: '2026-12-10',
  })
  expect(attributesOf(nextDay)).toMatchObject({ status: 'scheduled', date: '2026-12-10', time: '18:00' })
})

test('without a qtid both the day and the time are named', async () => {
  for (const field of ['date', 'time']) {
    const reply = await anna.ask('schedule_booking', { ...slotAt('18:00'), ...visitor, [field]: undefined })
    expect(reply).toMatchObject({ type: 'SCHEDULE_BOOKING_FAILED', data: { code: 'invalid', field } })
  }
})

test('scheduling onto a slot that is taken changes nothing', async () => {
  await book(uldis, slotAt('16:30'))
  const held = await lock(anna, slotAt('16:00'))
  const refused = await anna.ask('schedule_booking', { ...held, ...visitor, date: bookingDay, time: '16:30' })
  expect(codeOf(refused)).toBe('slot_taken')
  const kept = await anna.ask('schedule_booking', { ...held, ...visitor })
  expect(attributesOf(kept)).toMatchObject({ time: '16:00', status: 'scheduled' })
})

test('scheduling for another service takes that one’s length and whoever serves there', async () => {
  const held = await lock(anna, slotAt('17:00'))
  const moved = await anna.ask('schedule_booking', { ...held, ...visitor, serviceId: 2 })
  expect(attributesOf(moved)).toMatchObject({
    service_id: 2,
    specialist_id: null,
    duration: 20,
    time: '17:00',
  })
})

test('a booking is not canceled once it has begun, or was served, or waits for approval', async () => {
  const { qtid, token } = await book(anna, slotAt('14:00', { date: '2026-12-01' }))
  const set = (columns: object) =>
    world.db.updateTable('bookings').set(columns).where('qtid', '=', qtid).execute()
  for (const columns of [
    { served_at: morning },
    { served_at: null, approval: 'pending' },
    { approval: 'declined' },
  ]) {
    await set(columns)
    expect(codeOf(await anna.ask('cancel_booking', { qtid, token }))).toBe('wrong_state')
  }
  await set({ approval: 'accepted' })
  world.time.now = new Date('2026-12-01T14:00:00Z')
  expect(codeOf(await anna.ask('cancel_booking', { qtid, token }))).toBe('wrong_state')
  world.time.now = morning
  expect((await anna.ask('cancel_booking', { qtid, token, notes: 'bare text' })).type).toBe(
    'booking_canceled',
  )
})

test('a change by a node whose clock is behind is no older than what it changed', async () => {
  const booked = await anna.ask('schedule_booking', slotAt('16:00', { ...visitor, date: '2026-12-02' }))
  const { qtid, token, timestamp, log } = attributesOf(booked)
  world.time.now = new Date(morning.getTime() - 120_000)
  const canceled = attributesOf(await anna.ask('cancel_booking', { qtid, token, notes: 'ill' }))
  world.time.now = morning
  expect(canceled.timestamp).toBe(timestamp)
  expect(canceled.log).toHaveLength((log as unknown[]).length + 1)
})

test('all of it leaves the database consistent', () => expectConsistent(world))
