import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { book, bookingDay, codeOf, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let portal: TestPortal
let here: { qtid: string }
let elsewhere: { qtid: string }

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
  here = await book(portal, slotAt('10:00'))
  elsewhere = await book(portal, slotAt('14:00', { locationId: 2, serviceId: 4 }))
  await book(portal, slotAt('10:00', { specialistId: 2 }))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const ask = (specialist: object) =>
  call(world, 'POST /api/portal/specialists/1/impact', { as: anna, body: { specialist } })
const save = (id: number, specialist: object) =>
  call(world, `PATCH /api/portal/specialists/${id}`, { as: anna, body: { specialist } })
type Listed = { attributes: { qtid: string }; meta: { reasons: string[] } }
const listed = ({ body }: Answer) =>
  (body.data as unknown as Listed[]).map(({ attributes, meta }) => [attributes.qtid, ...meta.reasons])
const absence = (from_time: string | null, till_time: string | null) => ({
  absences: [{ from_date: bookingDay, from_time, till_date: bookingDay, till_time, note: '' }],
})

test('what a change would leave outside is told of all locations, each for its reason', async () => {
  expect(listed(await ask({ active: false }))).toEqual([
    [here.qtid, 'specialist_inactive'],
    [elsewhere.qtid, 'specialist_inactive'],
  ])
  expect(listed(await ask({ working_hours: { wednesday: [{ from: '08:00', till: '15:00' }] } }))).toEqual([
    [elsewhere.qtid, 'specialist_off'],
  ])
  expect(listed(await ask(absence(null, '12:30')))).toEqual([[here.qtid, 'specialist_away']])
  expect(listed(await ask({ service_ids: [4] }))).toEqual([[here.qtid, 'specialist_inactive']])
  expect(listed(await ask({ name: 'Other' }))).toEqual([])
})

test('it is refused for what the change would be, and writes nothing', async () => {
  const input = { service_ids: [5], ...absence('12:00', '11:00') }
  const [asked, saved] = [await ask(input), await save(1, input)]
  expect([asked.status, asked.body]).toEqual([saved.status, saved.body])
  expect(await world.db.selectFrom('specialist_absences').selectAll().execute()).toEqual([])
})

test('an absence and bookings of its time at once: either order is right, and nothing is lost', async () => {
  const times = Array.from({ length: 12 }, (_, index) => `${String(6 + index).padStart(2, '0')}:30`)
  const [saved, ...replies] = await Promise.all([
    save(3, absence(null, null)),
    ...times.map((time) =>
      portal.ask('schedule_booking', { ...slotAt(time, { specialistId: 3 }), ...visitor }),
    ),
  ])
  expect(saved.status).toBe(200)
  const made = replies.filter((reply) => codeOf(reply) === undefined)
  const refused = replies.filter((reply) => codeOf(reply) !== undefined)
  expect(refused.every(({ data }) => data.code === 'invalid' && data.field === 'time')).toBe(true)
  const { data } = await portal.ask('get_attention', { locationId: 1, date: bookingDay, days: 1, most: 100 })
  const { data: items } = data.data as { data: { qtid: string; reasons: string[] }[] }
  const away = items.filter(({ reasons }) => reasons.includes('specialist_away')).map(({ qtid }) => qtid)
  const qtidOf = (reply: (typeof made)[number]) =>
    (reply.data.data as { attributes: { qtid: string } }).attributes.qtid
  expect(away.sort()).toEqual(made.map(qtidOf).sort())
  // From now on nobody is booked there.
  const late = await portal.ask('schedule_booking', { ...slotAt('18:00', { specialistId: 3 }), ...visitor })
  expect(codeOf(late)).toBe('invalid')
  await expectConsistent(world)
})
