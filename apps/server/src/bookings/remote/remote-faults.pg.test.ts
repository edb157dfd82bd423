import type { QueueSystemAttributes } from '@rinda/contract/queue/queue-system'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import type { Way } from '../../testing/gate.ts'
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
import {
  keepBookingsAt,
  startTwoBookingSystems,
  type TwoBookingSystems,
} from '../testing/two-booking-systems.ts'

// The system that keeps the bookings does what it should not.

let systems: TwoBookingSystems
let anna: SignedInPerson
let portal: TestPortal
let phone: Conversation
beforeAll(async () => {
  systems = await startTwoBookingSystems({ answerWithinMs: 10_000, settleAfterMs: 1_000 })
  anna = await systems.here.signIn('anna@rinda.example')
  portal = await systems.here.connect(anna)
  phone = await connectVisitor(systems.here.url, 'widget', { companyId: 1 })
})
afterEach(async () => {
  systems.gate.let(() => 'pass')
  await expect.poll(state).toMatchObject({ online: true, fault: null })
})
afterAll(async () => {
  await expectConsistent(systems.here)
  await expectConsistent(systems.keeper)
  phone.socket.disconnect()
  await systems.close()
})

const state = async () => {
  const path = 'GET /api/portal/locations/1/booking_system'
  return (await call(systems.here, path, { as: anna })).body.data
    .attributes as unknown as QueueSystemAttributes
}
const isOnline = async () => (await call(systems.here, 'GET /api/locations/1')).body.data.attributes.online
const onDay = `from=${bookingDay}&to=${bookingDay}`
const thereAt = async (time: string) =>
  (await systems.atKeeper(`GET /api/bookings?location_bms_id=PLACE-1&${onDay}`)).body.data
    .map(({ attributes }) => attributes)
    .filter((one) => one.time === time)
const hereAt = async (time: string) =>
  (await call(systems.here, `GET /api/bookings?location_id=1&${onDay}`, { as: anna })).body.data
    .map(({ attributes }) => attributes)
    .filter((one) => one.time === time)
const slots = () => phone.ask('get_slots', { locationId: 1, serviceId: 1, date: bookingDay, days: 1 })
const isGet = (line: string) => line.startsWith('GET ')
const isPost = (line: string) => line.startsWith('POST ')
const isPatch = (line: string) => line.startsWith('PATCH ')
const email = { email: 'laima@example.com' }
const json = (value: unknown, status = 200): Way => ({
  status,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})
const hold = async (time: string) => {
  const reply = await phone.ask('lock_booking', slotAt(time))
  expect(reply.type).toBe('booking_locked')
  const { qtid, token } = attributesOf(reply)
  return { qtid, token }
}

test.each<[string, string, Way]>([
  ['is not what it should be', 'garbled', { status: 200, body: '<html>hello</html>' }],
  ['is of another shape', 'garbled', json({ data: [{ id: 1, attributes: { status: 'DANCING' } }] })],
  ['is a fault', 'failed', { status: 500, body: 'oh' }],
  ['is that it does not know us', 'refused_us', { status: 401 }],
  ['is that there is nothing', 'not_found', { status: 404 }],
  ['leads elsewhere', 'moved', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ['is without end', 'too_large', { status: 200, body: 'x'.repeat(5 * 1024 * 1024) }],
  ['does not come', 'too_slow', 'silence'],
  ['is cut off', 'unreachable', 'cut off'],
])(
  'where its answer %s the location is offline, promises nothing, and comes back by itself',
  async (_, fault, way) => {
    systems.gate.let((line) => (isGet(line) && !line.includes('/locations?') ? way : 'pass'))
    await expect.poll(isOnline).toBe(false)
    expect(await state()).toMatchObject({ elsewhere: true, online: false, fault, since: expect.any(String) })
    const before = systems.gate.came.filter(({ line }) => isPost(line)).length
    for (const refused of [
      await slots(),
      await phone.ask('lock_booking', slotAt('09:00')),
      await portal.ask('schedule_booking', { ...slotAt('09:00'), ...visitor }),
    ]) {
      expect(codeOf(refused)).toBe('unavailable')
      expect((refused.data.info as { en: string }).en).toContain('does not answer just now')
    }
    expect(systems.gate.came.filter(({ line }) => isPost(line)).length).toBe(before)

    systems.gate.let(() => 'pass')
    await expect.poll(isOnline).toBe(true)
    await expect.poll(async () => (await slots()).type).toBe('slots')
  },
)

test('a hold whose answer is lost is given back there, and can be had again', async () => {
  systems.gate.let((line) => (isPost(line) ? 'lose the answer' : 'pass'))
  expect(codeOf(await phone.ask('lock_booking', slotAt('10:00')))).toBe('unavailable')
  systems.gate.let(() => 'pass')
  await expect.poll(() => thereAt('10:00')).toMatchObject([{ status: 'unlocked' }])
  await hold('10:00')
  expect((await thereAt('10:00')).map(({ status }) => status).sort()).toEqual(['locked', 'unlocked'])
  expect(await hereAt('10:00')).toMatchObject([{ status: 'locked' }])
})

test('a booking whose answer is lost is promised by nobody until it is known, and then it stands once', async () => {
  const held = await hold('11:00')
  systems.gate.let((line) => (isPatch(line) ? 'lose the answer' : 'pass'))
  const unsure = await phone.ask('schedule_booking', { ...held, ...visitor, ...email })
  expect(codeOf(unsure)).toBe('unavailable')
  expect((await rowOf(systems.here, held)).status).toBe('locked')
  systems.gate.let(() => 'pass')
  await portal.hears(about('booking_scheduled', held))
  expect(await thereAt('11:00')).toMatchObject([{ status: 'scheduled' }])
  expect(await hereAt('11:00')).toMatchObject([{ status: 'scheduled', email: 'laima@example.com' }])
})

test('what is known too late is given back, and nothing of it is left standing', async () => {
  const held = await hold('11:30')
  systems.gate.let((line) => (isPatch(line) ? 'lose the answer' : 'pass'))
  await phone.ask('schedule_booking', { ...held, ...visitor, ...email })
  const longAgo = new Date(systems.here.time.now.getTime() - 120_000)
  await systems.here.db.updateTable('booking_requests').set({ created_at: longAgo }).execute()
  // Whoever asks the first time after that may have read when it was sent before.
  const asked = () => systems.gate.came.filter(({ line }) => isPatch(line)).length
  const before = asked()
  await expect.poll(asked).toBeGreaterThan(before + 1)
  systems.gate.let(() => 'pass')
  await portal.hears(about('booking_failed', held))
  expect(await thereAt('11:30')).toMatchObject([{ status: 'canceled' }])
})

test('who dies between the yes of that system and writing it down finds it out at the next start', async () => {
  const held = await hold('12:00')
  const before = await rowOf(systems.here, held)
  // It said yes; whoever was to hear that is gone before they could.
  systems.gate.let((line) => (isPatch(line) ? 'lose the answer' : 'pass'))
  await phone.ask('schedule_booking', { ...held, ...visitor, ...email })
  systems.gate.let((line) => (isPatch(line) ? 'silence' : 'pass'))
  await systems.here.restart()
  expect((await rowOf(systems.here, held)).status).toBe('locked')
  systems.gate.let(() => 'pass')
  await expect.poll(async () => (await rowOf(systems.here, held)).status).toBe('scheduled')
  expect(await thereAt('12:00')).toMatchObject([{ status: 'scheduled' }])
  expect(await hereAt('12:00')).toMatchObject([{ qtid: held.qtid, code: before.code }])
  portal = await systems.here.connect(anna)
  phone = await connectVisitor(systems.here.url, 'widget', { companyId: 1 })
})

test('a yes to something else is none', async () => {
  const lie = {
    id: '999999',
    type: 'booking',
    attributes: {
      ...{ status: 'locked', service_id: 1, specialist_id: 1, date: bookingDay, time: '19:30', duration: 30 },
      ...{ qtid: 'a lie', expire_at: new Date(systems.here.time.now.getTime() + 600_000).toISOString() },
    },
  }
  systems.gate.let((line) => (isPost(line) ? json({ data: lie }, 201) : 'pass'))
  expect(codeOf(await phone.ask('lock_booking', slotAt('13:00')))).toBe('unavailable')
  expect([...(await hereAt('13:00')), ...(await hereAt('19:30'))]).toEqual([])
})

test('while it is away what stood here is shown as it was', async () => {
  const booked = attributesOf(await portal.ask('schedule_booking', { ...slotAt('14:00'), ...visitor }))
  systems.gate.let(() => 'silence')
  await expect.poll(isOnline).toBe(false)
  expect(await hereAt('14:00')).toMatchObject([{ status: 'scheduled' }])
  const { qtid, token } = booked
  expect(codeOf(await portal.ask('cancel_booking', { qtid, token }))).toBe('unavailable')
  expect(await hereAt('14:00')).toMatchObject([{ status: 'scheduled' }])
})

test('what another system keeps elsewhere itself is not asked on: a circle is offline', async () => {
  const { keeper, atKeeper } = systems
  const relayed = { headers: { 'x-queue-relayed': '1' } }
  const admin = await keeper.signIn('anna@rinda.example')
  // By hand, as it would not be let: a change of something else has it read.
  const put = async (address: string) => {
    await keeper.db
      .updateTable('locations')
      .set({ bms_base_url: address })
      .where('location_id', '=', 1)
      .execute()
    const body = { location: { phone: `67${address.length}` } }
    expect((await call(keeper, 'PATCH /api/portal/locations/1', { as: admin, body })).status).toBe(200)
  }
  await put(systems.here.url)
  await expect
    .poll(async () => (await atKeeper('GET /api/locations/1/slots?from=2026-12-09', relayed)).status)
    .toBe(409)
  expect((await atKeeper('GET /api/locations?bms_id=PLACE-1', relayed)).body.data).toEqual([])
  expect((await atKeeper(`GET /api/bookings?location_bms_id=PLACE-1&${onDay}`, relayed)).status).toBe(409)
  const body = { booking: { location_id: 1, service_id: 1, date: bookingDay, time: '15:00' } }
  expect((await atKeeper('POST /api/bookings', { ...relayed, body })).status).toBe(409)
  await put('')
})

test('a location that no other system keeps any more is booked here again, and what stood there keeps its time', async () => {
  const stands = attributesOf(await portal.ask('schedule_booking', { ...slotAt('17:00'), ...visitor }))
  await keepBookingsAt(systems.here, '')
  await expect.poll(async () => (await state()).elsewhere).toBe(false)
  const { gate } = systems
  await expect.poll(async () => (await rowOf(systems.here, stands)).bms_id).toBe('')
  expect(codeOf(await phone.ask('lock_booking', slotAt('17:00')))).toBe('slot_taken')
  const came = gate.came.length
  const reply = await phone.ask('lock_booking', slotAt('15:30'))
  expect(reply.type).toBe('booking_locked')
  expect(gate.came.slice(came).filter(({ line }) => isPost(line))).toEqual([])
  const { qtid, token } = attributesOf(reply)
  await phone.ask('unlock_booking', { qtid, token })
})
