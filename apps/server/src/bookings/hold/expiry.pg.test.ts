import { refusals as texts } from '@rinda/phrases/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import {
  about,
  attributesOf,
  bookingDay,
  codeOf,
  idOf,
  lock,
  morning,
  rowOf,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let person: SignedInPerson
let anna: TestPortal
let uldis: TestPortal

/** Holds last a second; the world's clock stands still until a test moves it. */
const later = (ms: number) => {
  world.time.now = new Date(world.time.now.getTime() + ms)
}

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: { LOCK_MINUTES: String(1 / 60) } })
  person = await world.signIn('anna@rinda.example')
})
beforeEach(async () => {
  anna = await world.connect(person)
  uldis = await world.connect(await world.signIn('user@rinda.example'))
})
afterAll(() => world.close())

async function availableAt(time: string): Promise<number | undefined> {
  const slots = await uldis.ask('get_slots', {
    locationId: 1,
    serviceId: 1,
    specialistId: 1,
    date: bookingDay,
    days: 1,
  })
  return (slots.data.data as { time: string; available: number }[]).find((slot) => slot.time === time)
    ?.available
}

test('the moment a hold is over its slot is offered again', async () => {
  await lock(anna, slotAt('10:00'))
  expect(await availableAt('10:00')).toBe(0)
  later(1000)
  expect(await availableAt('10:00')).toBe(1)
})

test('everyone hears of it, the one who held it too', async () => {
  const held = await lock(anna, slotAt('11:00'))
  later(1000)
  for (const portal of [anna, uldis]) {
    const told = await portal.hears(about('booking_expired', held))
    expect(attributesOf(told)).toMatchObject({ status: 'expired', expire_at: null })
  }
  expect((await rowOf(world, held)).status).toBe('expired')
})

test('a hold that is over can no longer be scheduled, nor given back', async () => {
  const held = await lock(anna, slotAt('12:00'))
  later(1000)
  expect(codeOf(await anna.ask('schedule_booking', { ...held, ...visitor }))).toBe('wrong_state')
  await anna.hears(about('booking_expired', held))
  expect(codeOf(await anna.ask('schedule_booking', { ...held, ...visitor }))).toBe('wrong_state')
  const late = await anna.ask('unlock_booking', held)
  expect(late.data).toMatchObject({ code: 'wrong_state', info: texts.hold_ended })
})

test('what was given back is not given back again, and is not said to have run out', async () => {
  const held = await lock(anna, slotAt('12:30'))
  await anna.ask('unlock_booking', held)
  const again = await anna.ask('unlock_booking', held)
  expect(again.data).toMatchObject({ code: 'wrong_state', info: texts.wrong_state })
})

test('a hold that is over gives way to the next at once, and is told of first', async () => {
  const dead = await lock(anna, slotAt('13:00'))
  later(1000)
  const reply = await uldis.ask('lock_booking', slotAt('13:00'))
  expect(reply.type).toBe('booking_locked')
  const ended = await uldis.hears(about('booking_expired', dead))
  const begun = await anna.hears(about('booking_locked', attributesOf(reply)))
  expect(ended.seq).toBeLessThan(begun.seq ?? 0)
  expect(await anna.hears(about('booking_expired', dead))).toEqual(ended)
})

test('a hold that ran out while the server was down ends at its start', async () => {
  const held = await lock(anna, slotAt('14:00'))
  const schedule = await lock(anna, slotAt('15:00'))
  await anna.ask('schedule_booking', { ...schedule, ...visitor })
  const { seq } = await anna.ask('get_bookings', { locationId: 1, date: bookingDay, days: 1 })
  later(60_000)
  await world.restart()
  const again = await world.connect(person)
  const missed = await again.ask('get_changes', { since: seq })
  const data = missed.data.data as { type: string; data: { data: { id: string } } }[]
  // It may have ended before we were back, or end now: either way it is told, once.
  const id = String((await rowOf(world, held)).booking_id)
  const told = data.filter((change) => change.type === 'booking_expired' && change.data.data.id === id)
  if (told.length === 0) await again.hears(about('booking_expired', held))
  expect(told.length).toBeLessThanOrEqual(1)
  expect((await rowOf(world, held)).status).toBe('expired')
  expect((await rowOf(world, schedule)).status).toBe('scheduled')
})

test('a restart forgets no hold that still runs', async () => {
  const held = await lock(anna, slotAt('16:00'))
  await world.restart()
  const again = await world.connect(person)
  expect(codeOf(await again.ask('lock_booking', slotAt('16:00')))).toBe('slot_taken')
  later(1000)
  await again.hears(about('booking_expired', held))
})

test('over HTTP a hold that is over exists no more', async () => {
  const reply = await anna.ask('lock_booking', slotAt('17:00'))
  const path = `GET /api/bookings/existing/${idOf(reply)}`
  expect((await call(world, path, { as: person })).body.data).toMatchObject({
    attributes: { status: 'locked' },
  })
  later(1000)
  expect((await call(world, path, { as: person })).body.data).toBeNull()
})

test('all of it leaves the database consistent', () => expectConsistent(world))
