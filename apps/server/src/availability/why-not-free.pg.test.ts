import type { NotFree } from '@rinda/contract/booking/not-free'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { book, bookingDay, codeOf, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: TestPortal
let nora: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  nora = await world.connect(await world.signIn('admin@nails.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

/** Service 1 with its first specialist at a UTC time; the wall clock is two hours ahead. */
const ask = async (time: string, more: Record<string, unknown> = {}, portal = anna) =>
  (await portal.ask('why_not_free', slotAt(time, more))).data.data as NotFree
const codes = ({ data }: NotFree) => data.map((reason) => reason.code)

test('where a visit can begin there is no reason', async () => {
  expect(await ask('09:00')).toEqual({ data: [], nearest: null })
})

test('before opening it is closed, and the nearest start is the first of the day', async () => {
  expect(await ask('03:00')).toEqual({
    data: [{ code: 'outside_hours', from: '08:00', till: '21:00', special: false, service_ids: ['1'] }],
    nearest: { date: bookingDay, time: '06:00', duration: 30, service_ids: ['1'] },
  })
})

test('who is there is named, and what is free after them', async () => {
  const { qtid } = await book(anna, slotAt('10:00'))
  const { data, nearest } = await ask('10:00')
  expect(data).toMatchObject([
    { code: 'taken', bookings: [{ qtid, name: 'Laima Krūmiņa', time: '10:00', duration: 30 }] },
  ])
  expect(nearest?.time).toBe('10:30')
  // At closing what is free before it is nearer than tomorrow.
  expect((await ask('18:50')).nearest?.time).toBe('18:30')
  // The next one begins too soon for an hour.
  expect(await ask('09:30', { duration: 60 })).toMatchObject({
    data: [{ code: 'too_short', minutes: 30, needed: 60, bookings: [{ qtid }] }],
  })
})

test('a block says by whom and why', async () => {
  const blocked = { fields: { _is_blocked: true }, notes: { blocked: 'A lunch break' } }
  await anna.ask('schedule_booking', { ...slotAt('12:00'), duration: 60, ...blocked })
  expect((await ask('12:00')).data).toMatchObject([
    {
      code: 'blocked',
      bookings: [{ name: '', is_blocked: true, by: 'anna@rinda.example', reason: 'A lunch break' }],
    },
  ])
})

test('a specialist’s visitor at another location is only somewhere else', async () => {
  await book(anna, slotAt('14:00', { locationId: 2, serviceId: 4, specialistId: 1 }))
  expect((await ask('14:00')).data).toEqual([
    {
      code: 'elsewhere',
      service_ids: ['1'],
      bookings: [
        {
          qtid: null,
          date: bookingDay,
          time: '14:00',
          duration: 30,
          name: '',
          is_blocked: false,
          by: '',
          reason: '',
        },
      ],
    },
  ])
})

test('a hold counts while it lasts', async () => {
  const held = await lock(anna, slotAt('16:00'))
  expect(codes(await ask('16:00'))).toEqual(['taken'])
  await anna.ask('unlock_booking', held)
  expect(codes(await ask('16:00'))).toEqual([])
})

test('of a desk with several places all have to be taken', async () => {
  const desk = (time: string) => ({ serviceId: 2, specialistId: null, time })
  for (const _ of [1, 2, 3]) await book(anna, slotAt('10:00', desk('10:00')))
  expect(codes(await ask('10:00', desk('10:00')))).toEqual([])
  await book(anna, slotAt('10:00', desk('10:00')))
  const { data } = await ask('10:00', desk('10:00'))
  expect(data).toMatchObject([{ code: 'taken', bookings: [{}, {}, {}, {}] }])
})

test('without a service it is about all that the specialist does there', async () => {
  const { data } = await ask('03:00', { serviceId: undefined })
  expect(data.map((reason) => reason.service_ids)).toEqual([['1']])
  const everyone = await ask('03:00', { serviceId: undefined, specialistId: null })
  expect(everyone.data.map((reason) => reason.service_ids)).toEqual([['1', '2']])
})

describe('the other reasons', () => {
  test.each([
    ['between two starts', '09:10', {}, 'between_starts'],
    ['too near to closing', '18:50', {}, 'too_short'],
    ['in the past', '09:00', { date: '2026-11-30' }, 'past'],
    ['beyond the range', '09:00', { date: '2027-12-09' }, 'outside_range'],
    [
      'of a service that is not booked',
      '09:00',
      { serviceId: 3, specialistId: null },
      'service_not_bookable',
    ],
  ])('%s', async (_when, time, more, code) => {
    expect(codes(await ask(time, more))).toContain(code)
  })

  test('special days, booking times, and what is no longer active', async () => {
    const special_times = [
      { day: '2026-12-10', from: '10:00', till: '15:00' },
      { day: '2026-12-11', from: null, till: null },
    ]
    const config = JSON.stringify({ special_times })
    await world.db.updateTable('locations').set({ config }).where('location_id', '=', 1).execute()
    const times = JSON.stringify({ booking_times: [{ day: '2026-12-14', from: '12:00', till: '14:00' }] })
    await world.db.updateTable('services').set({ config: times }).where('service_id', '=', 1).execute()
    await world.db
      .updateTable('specialists')
      .set({ is_active: false })
      .where('specialist_id', '=', 3)
      .execute()
    world.time.now = new Date(morning.getTime() + 60_000)
    expect((await ask('08:10', { date: '2026-12-10' })).data).toMatchObject([
      { code: 'special_day', bookable: { from: '10:30', till: '14:30' } },
    ])
    expect((await ask('09:00', { date: '2026-12-11' })).data).toMatchObject([
      { code: 'closed', special: true },
    ])
    expect((await ask('08:00', { date: '2026-12-14' })).data).toMatchObject([
      { code: 'outside_booking_times', ranges: [{ from: '12:00', till: '14:00' }] },
    ])
    expect(codes(await ask('09:00', { specialistId: 3 }))).toEqual(['specialist_inactive'])
    await world.db.updateTable('services').set({ is_active: false }).where('service_id', '=', 1).execute()
    world.time.now = new Date(morning.getTime() + 120_000)
    expect(await ask('09:00')).toEqual({
      data: [{ code: 'service_inactive', service_ids: ['1'] }],
      nearest: null,
    })
  })
})

test.each([
  [{ locationId: 999 }, 'not_found', 'locationId'],
  [{ serviceId: 999 }, 'not_found', 'serviceId'],
  [{ serviceId: 1, specialistId: 999 }, 'invalid', 'specialistId'],
  [{ serviceId: null, specialistId: 999 }, 'not_found', 'specialistId'],
  [{ date: '2026-02-30' }, 'invalid', 'date'],
  [{ time: '25:00' }, 'invalid', 'time'],
  [{ duration: 0 }, 'invalid', 'duration'],
])('%j is refused and the field named', async (more, code, field) => {
  const reply = await anna.ask('why_not_free', slotAt('09:00', more))
  expect(reply.type).toBe('WHY_NOT_FREE_FAILED')
  expect([codeOf(reply), reply.data.field]).toEqual([code, field])
})

test('another company is told nothing', async () => {
  expect(codeOf(await nora.ask('why_not_free', slotAt('09:00')))).toBe('not_found')
})
