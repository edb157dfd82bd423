import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import {
  about,
  attributesOf,
  book,
  codeOf,
  lock,
  morning,
  putInto,
  rowOf,
  slotAt,
} from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal
let uldis: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  uldis = await world.connect(await world.signIn('user@rinda.example'))
})
beforeEach(() => {
  world.time.now = morning
})
afterAll(() => world.close())

const onto = (old: object, held: { qtid: string; token: string }) => ({
  ...old,
  lockedQtid: held.qtid,
  lockedToken: held.token,
})

test('the old booking ends as rescheduled and the new one takes its visitor along, told together', async () => {
  const fields = { text: 'annual visit' }
  const old = await book(anna, slotAt('08:00'), { email: 'l@example.lv', fields, notes: { internal: 'n' } })
  const held = await lock(anna, slotAt('09:00', { specialistId: 2 }))
  const reply = await anna.ask('reschedule_booking', { ...onto(old, held), notes: { canceled: 'asked to' } })
  expect(reply.type).toBe('booking_rescheduled')
  expect(attributesOf(reply)).toMatchObject({
    qtid: held.qtid,
    status: 'scheduled',
    first_name: 'Laima',
    phone_number: '20000001',
    email: 'l@example.lv',
    fields,
    time: '09:00',
    specialist_id: 2,
    expire_at: null,
  })
  const ended = await uldis.hears(about('booking_canceled', old))
  expect(attributesOf(ended)).toMatchObject({ status: 'rescheduled', notes: { canceled: 'asked to' } })
  const begun = await uldis.hears(about('booking_scheduled', held))
  expect(attributesOf(begun).status).toBe('scheduled')
  expect(begun.seq).toBe((ended.seq ?? 0) + 1)
  expect((await uldis.ask('lock_booking', slotAt('08:00'))).type).toBe('booking_locked')
})

test('when the new hold is over nothing changes', async () => {
  const old = await book(anna, slotAt('10:00'))
  const held = await lock(anna, slotAt('11:00'))
  world.time.now = new Date(morning.getTime() + 10 * 60_000)
  const refused = await anna.ask('reschedule_booking', onto(old, held))
  expect(codeOf(refused)).toBe('wrong_state')
  expect((await rowOf(world, old)).status).toBe('scheduled')
  expect((await rowOf(world, held)).first_name).toBe('')
})

test.each([
  ['the old token', { token: 'x' }],
  ['the new token', { lockedToken: 'x' }],
])('with %s wrong nothing changes', async (_, wrong) => {
  const old = await book(anna, slotAt('12:00', { specialistId: 3 }))
  const held = await lock(anna, slotAt('13:00', { specialistId: 3 }))
  const counted = await countRows(world)
  expect(codeOf(await anna.ask('reschedule_booking', { ...onto(old, held), ...wrong }))).toBe('forbidden')
  expect(await countRows(world)).toEqual(counted)
  await anna.ask('cancel_booking', old)
  await anna.ask('unlock_booking', held)
})

test('a booking is not moved onto itself, onto another visit, or out of the past', async () => {
  const old = await book(anna, slotAt('14:00', { date: '2026-12-01' }))
  const other = await book(anna, slotAt('15:00'))
  const held = await lock(anna, slotAt('16:00'))
  expect(codeOf(await anna.ask('reschedule_booking', onto(old, old)))).toBe('wrong_state')
  expect(codeOf(await anna.ask('reschedule_booking', onto(old, other)))).toBe('wrong_state')
  const unknown = { qtid: '00000000-0000-4000-8000-000000000000', token: 'x' }
  expect(codeOf(await anna.ask('reschedule_booking', onto(old, unknown)))).toBe('not_found')
  expect(codeOf(await anna.ask('reschedule_booking', onto(unknown, held)))).toBe('not_found')
  world.time.now = new Date('2026-12-01T14:00:00Z')
  await putInto(world, held, 'locked')
  expect(codeOf(await anna.ask('reschedule_booking', onto(old, held)))).toBe('wrong_state')
  await anna.ask('unlock_booking', held)
})

test('two reschedule one booking at once: one does, and what the other held stays a hold', async () => {
  for (const [round, time] of ['08:00', '09:00', '10:00'].entries()) {
    const date = `2026-12-1${round}`
    const old = await book(anna, slotAt(time, { date }))
    const held = [
      await lock(anna, slotAt('14:00', { date })),
      await lock(uldis, slotAt('15:00', { date })),
    ] as const
    const replies = await Promise.all([
      anna.ask('reschedule_booking', onto(old, held[0])),
      uldis.ask('reschedule_booking', onto(old, held[1])),
    ])
    expect(replies.map(codeOf).filter((code) => code === 'wrong_state')).toHaveLength(1)
    const states = await Promise.all(held.map(async (one) => (await rowOf(world, one)).status))
    expect(states.sort()).toEqual(['locked', 'scheduled'])
    expect((await rowOf(world, old)).status).toBe('rescheduled')
  }
})

test('moving by two messages works as well: cancel, then schedule what is held', async () => {
  const old = await book(anna, slotAt('17:00'))
  const held = await lock(anna, slotAt('18:00'))
  expect((await anna.ask('cancel_booking', old)).type).toBe('booking_canceled')
  const fields = { firstName: 'Laima', lastName: 'K', phoneNumber: '20000001' }
  expect(attributesOf(await anna.ask('schedule_booking', { ...held, ...fields }))).toMatchObject({
    status: 'scheduled',
    phone_country_code: '371',
  })
})

test('all of it leaves the database consistent', () => expectConsistent(world))
