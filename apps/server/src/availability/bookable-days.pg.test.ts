import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  const special_times = [
    { day: '2026-12-09', from: '10:00', till: '14:00' },
    { day: '2026-12-10' },
    { day: '2027-03-28', from: '02:00', till: '06:00' },
  ]
  const location = { config: { special_times } }
  await call(world, 'PATCH /api/portal/locations/1', { as: anna, body: { location } })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const path = '/api/portal/locations/1/services/1/bookable_days'
const days = async (from: string, till: string, more = '') =>
  await call(world, `GET ${path}?from=${from}&till=${till}${more}`, { as: anna })
type Window = { from: string; till: string; starts: string[] }
type Day = { date: string; windows: Window[]; step: number; reason: string | null }
const asked = async (from: string, till: string, more = '') =>
  (await days(from, till, more)).body.data.map(({ attributes }) => attributes as unknown as Day)
/** Without the times at which a visit could begin. */
const shown = async (from: string, till: string, more = '') =>
  (await asked(from, till, more)).map(({ date, windows, reason }) => ({
    date,
    windows: windows.map((one) => ({ from: one.from, till: one.till })),
    reason,
  }))
/** As the platform's admin, who sets the periods. */
const change = async (service: object) => {
  const root = await world.signIn('admin@rinda.example')
  await call(world, 'PATCH /api/portal/locations/1/services/1', { as: root, body: { service } })
}

describe('what can be booked', () => {
  test('is the hours, on special days half an hour shorter at both ends, and nothing where it is closed', async () => {
    expect(await shown('2026-12-08', '2026-12-10')).toEqual([
      { date: '2026-12-08', windows: [{ from: '08:00', till: '21:00' }], reason: null },
      { date: '2026-12-09', windows: [{ from: '10:30', till: '13:30' }], reason: null },
      { date: '2026-12-10', windows: [], reason: 'closed' },
    ])
  })

  test('is what get_slots offers, also on the special night on which the clocks change', async () => {
    const portal = await world.connect(anna)
    const wanted = { locationId: 1, serviceId: 1, date: '2027-03-28', days: 1 }
    const reply = await portal.ask('get_slots', wanted)
    const slots = reply.data.data as unknown as { time: string }[]
    // 02:30 to 05:30 by the wall clock, from which the hour after 03:00 is missing: two hours.
    expect(slots.map(({ time }) => time)).toEqual(['00:30', '01:00', '01:30', '02:00'])
    expect(await shown('2027-03-28', '2027-03-28')).toEqual([
      { date: '2027-03-28', windows: [{ from: '02:30', till: '05:30' }], reason: null },
    ])
  })

  test('begins at the step of the service, as the location’s prefix has it, and on a day of two clocks too', async () => {
    const [special] = await asked('2026-12-09', '2026-12-09')
    expect(special).toMatchObject({ step: 30, windows: [{ from: '10:30', till: '13:30' }] })
    expect(special?.windows[0]?.starts).toEqual(['10:30', '11:00', '11:30', '12:00', '12:30', '13:00'])
    const [night] = await asked('2027-03-28', '2027-03-28')
    expect(night?.windows[0]?.starts).toEqual(['02:30', '04:00', '04:30', '05:00'])
    await change({ step: 45, duration: 60 })
    const [stepped] = await asked('2026-12-09', '2026-12-09')
    expect(stepped?.windows[0]?.starts).toEqual(['10:30', '11:15', '12:00'])
    await change({ step: null, duration: null })
  })

  test('follows the booking times, several a day, and the periods of visitors and staff', async () => {
    const booking_times = [
      { day: 'tuesday', from: '09:00', till: '11:00' },
      { day: 'tuesday', from: '13:00', till: '15:00' },
    ]
    await change({ config: { booking_times, booking_period_max: 7, booking_portal_period_max: 30 } })
    const [tuesday] = await shown('2026-12-08', '2026-12-08')
    expect(tuesday?.windows).toEqual([
      { from: '09:00', till: '11:00' },
      { from: '13:00', till: '15:00' },
    ])
    const later = async (more: string) => (await shown('2026-12-15', '2026-12-15', more))[0]?.reason
    expect([await later(''), await later('&audience=staff')]).toEqual(['outside_range', null])
    await change({ active: false })
    expect((await shown('2026-12-08', '2026-12-08'))[0]?.reason).toBe('not_bookable')
  })
})

test.each([
  ['from=2026-12-01&till=2027-04-01', '?till'],
  ['from=2026-12-05&till=2026-12-01', '?till'],
  ['from=2026-02-30&till=2026-12-01', '?from'],
  ['from=2026-12-01&till=2026-12-02&audience=all', '?audience'],
])('%s is refused and the parameter named', async (asked, parameter) => {
  const answer = await call(world, `GET ${path}?${asked}`, { as: anna })
  expect(codesOf(answer)).toEqual(['invalid'])
  expect(`?${answer.body.errors[0]?.source?.parameter}`).toBe(parameter)
})

test('a service under the wrong location is not there', async () => {
  const wrong = path.replace('locations/1', 'locations/2')
  const answer = await call(world, `GET ${wrong}?from=2026-12-01&till=2026-12-02`, { as: anna })
  expect(answer.status).toBe(404)
})
