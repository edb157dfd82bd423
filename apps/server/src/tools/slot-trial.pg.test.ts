import type { SlotTrialResource } from '@rinda/contract/booking/slot-trial'
import { utcDateTime } from '@rinda/domain/time/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import { addPeople } from '../testing/clients/people.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { book, bookingDay, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let admin: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await addPeople(world, [{ email: 'admin@town.example', role: 'COMPANY_ADMIN' }])
  admin = await world.signIn('admin@town.example')
  const portal = await world.connect(await world.signIn('anna@rinda.example'))
  for (const specialistId of [1, 2, 3]) await book(portal, slotAt('09:00', { specialistId }))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const ask = (trial: object, as = admin) =>
  call(world, 'POST /api/portal/tools/slot_trial', {
    as,
    body: { slot_trial: { location_id: 1, service_id: 1, date: bookingDay, ...trial } },
  })

async function attempt(trial: object) {
  const answer = await ask(trial)
  expect(answer.status).toBe(200)
  const { attributes } = answer.body.data as unknown as SlotTrialResource
  for (const { now, tried } of attributes.starts) {
    // Whatever is refused is explained, and nothing else is.
    expect([now.available > 0, tried.available > 0]).toEqual([
      now.reasons.length === 0,
      tried.reasons.length === 0,
    ])
  }
  const at = (time: string) => attributes.starts.find((one) => one.time === time)
  const codes = (time: string) => at(time)?.tried.reasons.map(({ code }) => code)
  return { ...attributes, at, codes }
}

test('without a change both sides are what a visitor is offered, and what is taken says by whom', async () => {
  const { starts, facts, at } = await attempt({})
  const visitor = await connectVisitor(world.url, 'widget', { locationId: 1 })
  const { data } = await visitor.ask('get_slots', { locationId: 1, serviceId: 1, date: bookingDay, days: 1 })
  visitor.socket.disconnect()
  const offered = (data.data as { time: string; available: number }[]).map((one) => [one.time, one.available])
  expect(starts.map(({ time, now }) => [time, now.available])).toEqual(offered)
  for (const { now, tried } of starts) expect(tried).toEqual(now)
  expect(facts).toMatchObject({ hours: { from: '08:00', till: '21:00' }, duration_minutes: 30, places: null })
  expect(at('09:00')?.now.reasons).toMatchObject([
    { code: 'taken', bookings: Array(3).fill({ name: 'Laima Krūmiņa' }) },
  ])
})

test('other hours and breaks win and lose starts, each with its reason', async () => {
  const { at, codes } = await attempt({
    hours: { from: '07:00', till: '19:00' },
    breaks: [
      { from: '12:00', till: '13:00' },
      { from: '12:30', till: '13:30' },
    ],
  })
  // 07:00 in Riga is 05:00 UTC.
  expect(at('05:00')).toMatchObject({ now: { available: 0 }, tried: { available: 3 } })
  expect(at('05:00')?.now.reasons).toMatchObject([{ code: 'outside_hours', from: '08:00' }])
  expect([codes('10:00'), codes('11:00')]).toEqual([['outside_booking_times'], ['outside_booking_times']])
  expect(codes('11:30')).toEqual([])
  expect(codes('17:00')).toEqual(['outside_hours'])
  const closed = await attempt({ hours: null })
  expect(closed.starts.every(({ tried }) => tried.reasons[0]?.code === 'closed')).toBe(true)
})

test('another length, fewer specialists, other bounds, more places', async () => {
  const long = await attempt({ duration_minutes: 60 })
  expect(long.codes('10:30')).toEqual(['between_starts'])
  expect(long.at('09:00')?.tried.reasons).toMatchObject([{ code: 'taken' }])
  const step = await attempt({ duration_minutes: 60, step_minutes: 30 })
  expect(step.codes('08:30')).toEqual(['too_short'])
  const one = await attempt({ specialist_ids: [2] })
  expect(one.at('10:00')).toMatchObject({ now: { available: 3 }, tried: { available: 1 } })
  const soon = await attempt({ max_days: 3 })
  expect(new Set(soon.starts.flatMap(({ tried }) => tried.reasons.map(({ code }) => code)))).toEqual(
    new Set(['outside_range', 'taken']),
  )
  const later = await attempt({ min_days: 30 })
  expect(later.codes('10:00')).toEqual(['outside_range'])
  const desk = await attempt({ service_id: 2, places: 7 })
  expect(desk.at('10:00')).toMatchObject({ now: { available: 4 }, tried: { available: 7 } })
})

test('where nothing begins at all, it is said why', async () => {
  const week = { from: null, till: null }
  await world.db
    .updateTable('locations')
    .set({ config: JSON.stringify({ special_times: [{ day: '2026-12-24', ...week }] }) })
    .where('location_id', '=', 1)
    .execute()
  world.time.now = new Date(morning.getTime() + 60_000)
  await call(world, 'PATCH /api/portal/locations/1', {
    as: await world.signIn('anna@rinda.example'),
    body: { location: { phone: '7' } },
  })
  const { starts, without, facts } = await attempt({ date: '2026-12-24', breaks: [] })
  expect([starts, facts.hours, facts.special]).toEqual([[], null, true])
  expect([without.now, without.tried]).toMatchObject([
    [{ code: 'closed', special: true }],
    [{ code: 'closed', special: true }],
  ])
  const open = await attempt({ date: '2026-12-24', hours: { from: '10:00', till: '12:00' } })
  expect(open.starts.map(({ time, tried }) => [time, tried.available])).toEqual(
    [480, 510, 540, 570].map((minute) => [utcDateTime(minute).time, 3]),
  )
})

test('nothing is written, and those who may not use the tools are refused', async () => {
  const rows = () =>
    Promise.all(
      (['audit', 'events', 'services', 'locations', 'service_specialists', 'bookings'] as const).map(
        (table) => world.db.selectFrom(table).selectAll().execute(),
      ),
    )
  const before = await rows()
  await attempt({ hours: null, breaks: [], duration_minutes: 5, specialist_ids: [], places: 3, max_days: 1 })
  expect(await rows()).toEqual(before)
  expect((await ask({}, await world.signIn('anna@rinda.example'))).status).toBe(403)
})

test.each([
  ['another company’s location', { location_id: 40, service_id: 40 }, 404, '/slot_trial/location_id'],
  ['a service that is elsewhere', { service_id: 4 }, 404, '/slot_trial/service_id'],
  ['another company’s specialist', { specialist_ids: [40] }, 422, '/slot_trial/specialist_ids'],
  ['hours that end first', { hours: { from: '12:00', till: '08:00' } }, 422, '/slot_trial/hours/till'],
  ['no length', { duration_minutes: 0 }, 422, '/slot_trial/duration_minutes'],
  ['a day that is none', { date: '2026-02-30' }, 422, '/slot_trial/date'],
])('%s is refused at its field', async (_, trial, status, pointer) => {
  const answer = await ask(trial)
  expect([answer.status, answer.body.errors[0]?.source?.pointer]).toEqual([status, pointer])
})
