import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, call, codesOf } from '../testing/clients/http-calls.ts'
import { addPeople } from '../testing/clients/people.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { book, bookingDay, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

type Held = { qtid: string }
let world: World
let anna: SignedInPerson
let portal: TestPortal
let early: Held
let late: Held
let farAhead: Held
let desk: Held

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
  // A Wednesday: 08:30, 17:00 and 19:00 of Riga's clock, and a Wednesday of the next year.
  early = await book(portal, slotAt('06:30'), { firstName: 'Early' })
  late = await book(portal, slotAt('17:00', { specialistId: 2 }), { firstName: 'Late' })
  farAhead = await book(portal, slotAt('16:00', { date: '2027-05-12' }))
  desk = await book(portal, slotAt('10:00', { serviceId: 2, specialistId: null }))
  await book(portal, slotAt('12:00', { locationId: 2, serviceId: 4, specialistId: 1 }))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const ofLocation = (location: object, as = anna) =>
  call(world, 'POST /api/portal/locations/1/impact', { as, body: { location } })
const ofService = (id: number, service: object, as = anna) =>
  call(world, `POST /api/portal/locations/1/services/${id}/impact`, { as, body: { service } })
type Listed = { attributes: { qtid: string }; meta: { date: string; reasons: string[] } }
const listed = (answer: Answer) => answer.body.data as unknown as Listed[]
const qtids = (answer: Answer) => listed(answer).map(({ attributes }) => attributes.qtid)
const totalOf = (answer: Answer) => (answer.body as unknown as { meta: { total: number } }).meta.total
const wednesday = (from: string | null, till: string | null) => ({
  open_wednesday_from: from,
  open_wednesday_till: till,
})

describe('what would be left outside', () => {
  test('by other hours of a weekday, however far ahead, in order', async () => {
    const answer = await ofLocation(wednesday('09:00', '18:00'))
    expect(answer.status).toBe(200)
    expect(qtids(answer)).toEqual([early.qtid, late.qtid, farAhead.qtid])
    expect(listed(answer)[0]).toMatchObject({
      attributes: { first_name: 'Early', time: '06:30' },
      meta: { date: bookingDay, reasons: ['outside_hours'] },
    })
    expect(totalOf(answer)).toBe(3)
  })

  test('by a special day, which concerns that day alone; that it cannot be booked at its ends leaves nobody outside', async () => {
    const special = (from?: string, till?: string) => ({
      config: { special_times: [{ day: bookingDay, ...(from ? { from, till } : {}) }] },
    })
    expect(qtids(await ofLocation(special('08:30', '18:00')))).toEqual([late.qtid])
    expect(qtids(await ofLocation(special()))).toEqual([early.qtid, desk.qtid, late.qtid])
  })

  test('by a location or a service that is given up, or that lost its specialist', async () => {
    expect(totalOf(await ofLocation({ active: false }))).toBe(4)
    expect(totalOf(await ofLocation({ bms_active: false }))).toBe(4)
    const given = await ofService(2, { active: false })
    expect([qtids(given), listed(given)[0]?.meta.reasons]).toEqual([[desk.qtid], ['service_inactive']])
    const without = await ofService(1, { config: { specialists: [1, 3] } })
    expect([qtids(without), listed(without)[0]?.meta.reasons]).toEqual([[late.qtid], ['specialist_inactive']])
  })

  test('by the times at which a service can be booked', async () => {
    const times = { config: { booking_times: [{ day: 'wednesday', from: '08:00', till: '12:00' }] } }
    expect(qtids(await ofService(1, times))).toEqual([late.qtid, farAhead.qtid])
  })

  test('by a shorter period: what staff booked by theirs, what visitors booked by theirs', async () => {
    const shorter = (name: string, days: number) => ofService(1, { config: { [name]: days } })
    const cut = await shorter('booking_portal_period_max', 60)
    expect([qtids(cut), listed(cut)[0]?.meta.reasons]).toEqual([[farAhead.qtid], ['outside_period']])
    expect(totalOf(await shorter('booking_portal_period_max', 200))).toBe(0)
    expect(totalOf(await shorter('booking_period_max', 60))).toBe(0)
    // How many days ahead one books at least says nothing of what is booked.
    expect(totalOf(await shorter('booking_portal_period_min', 30))).toBe(0)
    await world.db
      .updateTable('bookings')
      .set({ client_type: 'widget' })
      .where('qtid', '=', farAhead.qtid)
      .execute()
    expect(qtids(await shorter('booking_period_max', 60))).toEqual([farAhead.qtid])
    expect(totalOf(await shorter('booking_portal_period_max', 60))).toBe(0)
    const ended = await ofService(1, { bms_end_date: '2027-01-31' })
    expect([qtids(ended), listed(ended)[0]?.meta.reasons]).toEqual([[farAhead.qtid], ['outside_period']])
  })

  test('is nothing where nothing gets worse, and a block is nobody', async () => {
    expect(totalOf(await ofLocation({ phone: '1' }))).toBe(0)
    expect(totalOf(await ofLocation(wednesday('06:00', '23:00')))).toBe(0)
    const block = {
      ...slotAt('18:00', { specialistId: 3 }),
      fields: { _is_blocked: true },
      notes: { blocked: 'Repairs' },
    }
    expect((await portal.ask('schedule_booking', block)).type).toBe('booking_scheduled')
    expect(totalOf(await ofLocation(wednesday('08:00', '20:00')))).toBe(0)
  })
})

test('the question changes nothing, and tells nobody', async () => {
  const before = await world.db.selectFrom('events').selectAll().execute()
  const row = () => world.db.selectFrom('locations').selectAll().where('location_id', '=', 1).execute()
  const as = await row()
  await ofLocation({ active: false, ...wednesday('09:00', '10:00') })
  expect(await row()).toEqual(as)
  expect(await world.db.selectFrom('events').selectAll().execute()).toEqual(before)
})

describe('it is refused for what the change would be refused for', () => {
  test.each([
    [wednesday('18:00', '08:00'), '/location/open_wednesday_from'],
    [wednesday('24:00', '25:00'), '/location/open_wednesday_from'],
    [{ config: { special_times: [{ day: '2027-02-30' }] } }, '/location/config/special_times/0/day'],
    [{ qms_base_url: 'http://127.0.0.1/' }, '/location/qms_base_url'],
  ])('%j', async (input, pointer) => {
    const asked = await ofLocation(input)
    const changed = await call(world, 'PATCH /api/portal/locations/1', {
      as: anna,
      body: { location: input },
    })
    expect([asked.status, asked.body]).toEqual([changed.status, changed.body])
    expect(asked.body.errors[0]?.source?.pointer).toBe(pointer)
  })

  test('who keeps the times alone may ask about times alone', async () => {
    const permissions = ['navigation/open_times']
    await addPeople(world, [{ email: 'manager@rinda.example', role: 'COMPANY_USER', permissions }])
    const manager = await world.signIn('manager@rinda.example')
    expect(totalOf(await ofLocation(wednesday('09:00', '18:00'), manager))).toBe(3)
    expect(codesOf(await ofLocation({ active: false }, manager))).toEqual(['forbidden'])
    expect(codesOf(await ofService(1, { config: { booking_times: [] } }, manager))).toEqual(['forbidden'])
  })

  test('a service under the wrong location is not there', async () => {
    const answer = await call(world, 'POST /api/portal/locations/2/services/1/impact', {
      as: anna,
      body: { service: { active: false } },
    })
    expect([answer.status, codesOf(answer)]).toEqual([404, ['not_found']])
  })
})

test('once it is saved, those bookings need attention, and no longer count as left outside', async () => {
  const input = wednesday('09:00', '18:00')
  const asked = qtids(await ofLocation(input))
  await call(world, 'PATCH /api/portal/locations/1', { as: anna, body: { location: input } })
  const { data } = (await portal.ask('get_attention', { date: bookingDay, days: 1 })).data
  const needing = (data as unknown as { data: { qtid: string; reasons: string[] }[] }).data
  expect(needing.map(({ qtid, reasons }) => [qtid, reasons])).toEqual(
    asked.filter((qtid) => qtid !== farAhead.qtid).map((qtid) => [qtid, ['outside_hours']]),
  )
  expect(totalOf(await ofLocation(wednesday('09:30', '17:45')))).toBe(0)
})
