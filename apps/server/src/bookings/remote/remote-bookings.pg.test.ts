import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { bookingBody, call, customer } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import {
  about,
  attributesOf,
  bookingDay,
  codeOf,
  rowOf,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'
import { startTwoBookingSystems, type TwoBookingSystems } from '../testing/two-booking-systems.ts'

// The bookings of location 1 are kept by another installation, as its visitors and its staff meet it.

let systems: TwoBookingSystems
let anna: SignedInPerson
let portal: TestPortal
let visitors: Conversation[]
beforeAll(async () => {
  systems = await startTwoBookingSystems()
  anna = await systems.here.signIn('anna@rinda.example')
  portal = await systems.here.connect(anna)
  visitors = await Promise.all([1, 2].map(() => connectVisitor(systems.here.url, 'widget', { companyId: 1 })))
})
afterAll(async () => {
  await expectConsistent(systems.here)
  await expectConsistent(systems.keeper)
  for (const { socket } of visitors) socket.disconnect()
  await systems.close()
})

const email = { email: 'laima@example.com' }
const laima = () => visitors[0] as Conversation
const peteris = () => visitors[1] as Conversation
const freeAt = async (of: Conversation | TestPortal, time: string, more: object = {}) => {
  const days = { locationId: 1, serviceId: 1, date: bookingDay, days: 1, ...more }
  const slots = await of.ask('get_slots', days)
  expect(slots.type).toBe('slots')
  return (slots.data.data as { time: string; available: number }[]).find((slot) => slot.time === time)
    ?.available
}
const there = async () =>
  (await systems.atKeeper(`GET /api/bookings?location_bms_id=PLACE-1&from=${bookingDay}&to=${bookingDay}`))
    .body.data
const thereAt = async (time: string) =>
  (await there()).filter(({ attributes }) => attributes.time === time).map(({ attributes }) => attributes)
const hereAt = async (time: string) => {
  const list = await call(
    systems.here,
    `GET /api/bookings?location_id=1&from=${bookingDay}&to=${bookingDay}`,
    {
      as: anna,
    },
  )
  return list.body.data.map(({ attributes }) => attributes).filter((one) => one.time === time)
}
const bookThere = (time: string) =>
  systems.atKeeper('POST /api/bookings', { body: bookingBody(time, { status: 'scheduled', ...customer }) })

test('free time is what the other system says, by service and by specialist', async () => {
  expect(await freeAt(laima(), '09:00')).toBe(3)
  await bookThere('09:00')
  await expect.poll(() => freeAt(laima(), '09:00')).toBe(2)
  expect(await freeAt(laima(), '09:00', { specialistId: 1 })).toBe(0)
  expect(await freeAt(laima(), '09:00', { specialistId: 2 })).toBe(1)
  expect(await freeAt(portal, '09:00')).toBe(2)
})

test('a visitor holds and books a time there, and it stands in both, once', async () => {
  const reply = await laima().ask('lock_booking', slotAt('10:00'))
  expect(reply.type).toBe('booking_locked')
  const held = attributesOf(reply)
  expect(held).toMatchObject({ status: 'locked', date: bookingDay, time: '10:00', duration: 30 })
  expect(await thereAt('10:00')).toMatchObject([{ status: 'locked' }])
  expect((await thereAt('10:00'))[0]?.qtid).not.toBe(held.qtid)
  expect(await freeAt(peteris(), '10:00', { specialistId: 1 })).toBe(0)

  const { qtid, token } = held
  const booked = await laima().ask('schedule_booking', { qtid, token, ...visitor, ...email })
  expect(attributesOf(booked)).toMatchObject({ status: 'scheduled', qtid, token })
  expect(await thereAt('10:00')).toMatchObject([
    { status: 'scheduled', first_name: 'Laima', email: 'laima@example.com', specialist_id: 1 },
  ])
  expect(await hereAt('10:00')).toMatchObject([{ status: 'scheduled', first_name: 'Laima' }])
  const told = await portal.hears(about('booking_scheduled', { qtid }))
  expect(attributesOf(told)).toMatchObject({ first_name: 'Laima' })
})

test('the visitor is written to by us alone, and of a booking that was made there by nobody here', async () => {
  const [made] = await thereAt('09:00')
  await expect.poll(() => hereAt('09:00')).toHaveLength(1)
  const outbox = async (of: TwoBookingSystems['here']) =>
    (await of.db.selectFrom('outbox').select(['kind', 'recipient']).execute()).map(({ kind }) => kind)
  expect(made).toMatchObject({ status: 'scheduled' })
  await expect.poll(() => outbox(systems.here)).toEqual(expect.arrayContaining(['confirmed']))
  const bookings = await systems.here.db.selectFrom('outbox').select('booking_id').execute()
  const [ours] = await hereAt('10:00')
  expect(new Set(bookings.map(({ booking_id }) => String(booking_id)))).toEqual(new Set([ours?.dbid]))
  const [theirs] = await thereAt('10:00')
  const toldThere = await systems.keeper.db
    .selectFrom('outbox')
    .select('booking_id')
    .where('booking_id', '=', Number(theirs?.dbid))
    .execute()
  expect(toldThere).toEqual([])
})

test('of two who want the same last slot at once one gets it, and it is booked once', async () => {
  const replies = await Promise.all(
    [laima(), peteris()].map((one) => one.ask('lock_booking', slotAt('11:00'))),
  )
  const outcomes = replies.map((reply) => codeOf(reply) ?? reply.type)
  expect(outcomes.sort()).toEqual(['booking_locked', 'slot_taken'])
  expect(await thereAt('11:00')).toHaveLength(1)
})

test('the same request sent again makes nothing twice, and gets the same answer', async () => {
  const trace = 'again and again'
  const ask = () => laima().ask('lock_booking', slotAt('11:30'), trace)
  const [first, second] = [await ask(), await ask()]
  expect(attributesOf(second).qtid).toBe(attributesOf(first).qtid)
  expect(await thereAt('11:30')).toHaveLength(1)
})

test('a hold that is given back here is free there, and a booking that is canceled here is canceled there', async () => {
  const held = attributesOf(await laima().ask('lock_booking', slotAt('12:00')))
  const { qtid, token } = held
  expect((await laima().ask('unlock_booking', { qtid, token })).type).toBe('booking_unlocked')
  expect(await thereAt('12:00')).toMatchObject([{ status: 'unlocked' }])
  await expect.poll(() => freeAt(laima(), '12:00', { specialistId: 1 })).toBe(1)

  const booked = attributesOf(
    await portal.ask('schedule_booking', { ...slotAt('12:30'), ...visitor, notes: { internal: 'loud' } }),
  )
  expect(await thereAt('12:30')).toMatchObject([{ status: 'scheduled', notes: { internal: 'loud' } }])
  const canceled = await portal.ask('cancel_booking', {
    ...{ qtid: booked.qtid, token: booked.token },
    notes: { canceled: 'ill' },
  })
  expect(canceled.type).toBe('booking_canceled')
  expect(await thereAt('12:30')).toMatchObject([{ status: 'canceled', notes: { canceled: 'ill' } }])
})

test('what is booked, moved and canceled there is so here, for everybody who looks', async () => {
  const made = (await bookThere('13:00')).body.data
  await expect.poll(() => hereAt('13:00')).toMatchObject([{ status: 'scheduled', first_name: 'Laima' }])
  const [one] = await hereAt('13:00')
  await systems.atKeeper(`PATCH /api/bookings/${made.id}`, { body: { booking: { time: '13:30' } } })
  await expect.poll(() => hereAt('13:30')).toMatchObject([{ qtid: one?.qtid, status: 'scheduled' }])
  await systems.atKeeper(`PATCH /api/bookings/${made.id}`, { body: { booking: { status: 'canceled' } } })
  await portal.hears(about('booking_canceled', { qtid: String(one?.qtid) }))
})

test('what that system cannot be asked for is refused, with a text of its own', async () => {
  const { qtid, token } = attributesOf(
    await portal.ask('schedule_booking', { ...slotAt('14:00'), ...visitor, ...email }),
  )
  const named = { qtid, token }
  const row = await rowOf(systems.here, { qtid })
  for (const [type, data] of [
    ['serve_booking', { qtid }],
    ['decline_booking', named],
    ['move_booking', { ...named, date: bookingDay, time: '15:00' }],
    ['move_booking', { ...named, ...slotAt('15:00', { locationId: 2, serviceId: 4, specialistId: null }) }],
    ['why_not_free', { locationId: 1, date: bookingDay, time: '15:00' }],
    ['schedule_booking', { ...slotAt('15:00'), ...visitor, fields: { _is_blocked: true } }],
  ] as const) {
    const refused = await portal.ask(type, data)
    expect([type, codeOf(refused)]).toEqual([type, 'wrong_state'])
    expect((refused.data.info as { en: string }).en).toContain('another booking system')
  }
  expect(await rowOf(systems.here, { qtid })).toEqual(row)
  expect(await thereAt('15:00')).toEqual([])
})

test('limits of visitors hold here before the other system is asked', async () => {
  const phone = await connectVisitor(systems.here.url, 'widget', { companyId: 1 })
  const times = ['16:00', '16:30', '17:00', '17:30', '18:00', '18:30']
  const many = await Promise.all(times.map((time) => phone.ask('lock_booking', slotAt(time))))
  const refused = many.filter((one) => codeOf(one) === 'rate_limited')
  expect(refused.length).toBeGreaterThan(0)
  phone.socket.disconnect()
  const held = (await Promise.all(times.map(thereAt))).flat().filter(({ status }) => status === 'locked')
  expect(held).toHaveLength(times.length - refused.length)
})

test('no secret of ours, and no address of the other system, is told or logged', async () => {
  const shown = await call(systems.here, 'GET /api/portal/locations/1/booking_system', { as: anna })
  expect(shown.body.data.attributes).toMatchObject({ elsewhere: true, online: true, fault: null })
  const said = [shown.text, ...systems.log].join('\n')
  for (const secret of ['keeper-secret', 'keeper-key', systems.gate.url]) expect(said).not.toContain(secret)
  expect(systems.gate.came.every(({ headers }) => headers['x-api-secret'] === 'keeper-secret')).toBe(true)
})

test('another system does not take over while bookings to come stand here', async () => {
  const { gate, here } = systems
  const body = { location: { bms_base_url: `${gate.url}/other` } }
  const refused = await call(here, 'PATCH /api/portal/locations/1', { as: anna, body })
  expect([refused.status, refused.body.errors[0]?.source?.pointer]).toEqual([409, '/location/bms_base_url'])
})
