import { requestSchemas } from '@rinda/contract/booking/requests'
import { failureType } from '@rinda/contract/wire/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionFrame, type CableLine, openCableLine, subscribed } from '../../testing/clients/cable-line.ts'
import { call } from '../../testing/clients/http-calls.ts'
import { openSocket, type SignedInPerson, type TestPortal } from '../../testing/clients/test-portal.ts'
import { sayFromElsewhere } from '../../testing/elsewhere.ts'
import { countedIds, expectGolden } from '../../testing/golden.ts'
import { book, bookingDay, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Broadcasts, what staff look up besides, the refusal of every request, and how lines of the cable end. */

let world: World
let anna: SignedInPerson
let portal: TestPortal
let colleague: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning, ids: countedIds() })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna, { session: 'anna-s-tab' })
  colleague = await world.connect(await world.signIn('user@rinda.example'), { session: 'uldis-s-tab' })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

async function freezeBroadcast(type: string) {
  const told = await colleague.hears((message) => message.type === type)
  await expectGolden(`portal/broadcast.${type}`, told)
}

test('changes that are told to portals', async () => {
  const held = await lock(portal, slotAt('10:00'))
  await freezeBroadcast('booking_locked')
  const columns = { verification_code: '123456' }
  await world.db.updateTable('bookings').set(columns).where('qtid', '=', held.qtid).execute()
  // A trace of its own: another's would get that other's answer.
  const verified = await portal.ask('verify_booking', { ...held, code: '123456' }, 'to be verified')
  expect(verified.type).toBe('booking_verified')
  await expectGolden('portal/booking_verified', { ...verified, trace: 'trace-1' })
  await portal.ask('unlock_booking', held)
  await freezeBroadcast('booking_unlocked')
  const change = (path: string, body: object) => call(world, path, { as: anna, body })
  await change('PATCH /api/portal/locations/1', { location: { phone: '67000000' } })
  await freezeBroadcast('location_updated')
  await change('PATCH /api/portal/locations/1/services/1', { service: { name_en: 'Advice' } })
  await freezeBroadcast('service_updated')
  const absences = [{ from_date: '2026-12-24', till_date: '2026-12-26', note: 'Told to nobody' }]
  const working_hours = { monday: [{ from: '09:00', till: '12:00' }] }
  await change('PATCH /api/portal/specialists/2', { specialist: { working_hours, absences } })
  await freezeBroadcast('specialist_updated')
  await sayFromElsewhere(world, { type: 'people_changed', concerned: 'everybody' })
  await freezeBroadcast('profile_changed')
})

test('what staff look up besides', async () => {
  const { qtid } = await book(portal, slotAt('11:00'), visitor)
  await world.db.updateTable('bookings').set({ approval: 'pending' }).where('qtid', '=', qtid).execute()
  for (const [type, data] of [
    ['get_attention', { locationId: 1, date: bookingDay, days: 1 }],
    ['find_bookings', { query: visitor.lastName }],
    ['preview_block', { ...slotAt('11:00'), duration: 60 }],
    ['preview_series', { ...slotAt('11:00'), repeat: { weekdays: [3], until: '2026-12-16' } }],
  ] as const) {
    const reply = await portal.ask(type, data, 'trace-1')
    expect(JSON.stringify(reply)).toContain(qtid)
    await expectGolden(`portal/${reply.type}`, reply)
  }
  const { locationId, serviceId, date } = slotAt('11:00')
  const typed = { locationId, by: 'name', query: visitor.lastName }
  const known = await portal.ask('find_known_visitors', typed, 'trace-1')
  await expectGolden(`portal/${known.type}`, known)
  const reasons = await portal.ask('why_not_free', { locationId, serviceId, date, time: '03:00' }, 'trace-1')
  await expectGolden(`portal/${reasons.type}`, reasons)
})

test('what repeats', async () => {
  const repeat = { weekdays: [3], until: '2026-12-16' }
  const made = await portal.ask('schedule_series', { ...slotAt('12:00'), ...visitor, repeat }, 'trace-series')
  await expectGolden(`portal/${made.type}`, made)
  const [, second] = made.data.data as { attributes: { qtid: string; token: string } }[]
  const { qtid = '', token = '' } = second?.attributes ?? {}
  const ended = await portal.ask('cancel_series', { qtid, token, scope: 'following' }, 'trace-end')
  await expectGolden(`portal/${ended.type}`, ended)
})

/** Refused for better reasons in `golden-messages.pg.test.ts`. */
const frozenElsewhere = ['lock', 'schedule', 'cancel', 'verify'].map((act) => `${act}_booking`)
const others = Object.keys(requestSchemas).filter(
  (type) => !frozenElsewhere.includes(type) && type !== 'get_bookings' && type !== 'get_slots',
)
test.each(others)('a %s that makes no sense', async (type) => {
  const refused = await portal.ask(type, { qtid: 'none', since: 'now', date: 'today' }, `refused ${type}`)
  expect(refused.type).toBe(failureType(type))
  await expectGolden(`portal/${refused.type}`, { ...refused, trace: 'trace-1' })
})

test('a portal that is turned away', async () => {
  const socket = openSocket(world.url, { client: 'portal', session: 's', user: { token: 'nobody' } })
  const refused = await new Promise<Error & { data?: unknown }>((resolve) => {
    socket.once('connect_error', resolve)
  })
  await expectGolden('widget/connect_error.not_signed_in', { data: refused.data })
})

/**
 * Freezes the last frame of a line after something was done to it: how it ends, or what is said on it last.
 */
async function freezeLast(name: string, act: (line: CableLine) => unknown, cookie = anna.cookie) {
  const line = await subscribed(world.url, cookie)
  await act(line)
  await line.closed
  await expectGolden(`cable/${name}`, line.frames.at(-1))
}

test('lines of the cable', async () => {
  await freezeLast('disconnect.invalid_request', (line) => line.send('{nonsense'))
  await freezeLast('disconnect.rate_limited', (line) => {
    for (let n = 0; n < 100; n += 1) line.send({ command: 'subscribe' })
  })
  const uldis = await world.signIn('user@rinda.example')
  await freezeLast(
    'disconnect.rights',
    async () => {
      const none = { role: 'NONE' } as const
      await world.db.updateTable('portal_users').set(none).where('email', '=', 'user@rinda.example').execute()
      await sayFromElsewhere(world, { type: 'people_changed', concerned: 'everybody' })
    },
    uldis.cookie,
  )
  const line = await subscribed(world.url, anna.cookie)
  line.send(actionFrame({ action: 'erase', trace: 'trace-1' }))
  const { message } = await line.hears((frame) => frame.message !== undefined)
  await expectGolden('cable/ERASE_FAILED', line.frames.at(-1))
  expect(message?.type).toBe('ERASE_FAILED')
  line.socket.terminate()
  const beating = await openCableLine(world.url, { cookie: anna.cookie })
  await expectGolden('cable/ping', await beating.beat)
  await world.restart()
  await beating.closed
  await expectGolden('cable/disconnect.server_restart', beating.frames.at(-1))
})
