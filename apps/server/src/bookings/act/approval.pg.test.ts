import type { Approval } from '@rinda/domain/booking/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import {
  about,
  attributesOf,
  book,
  codeOf,
  lock,
  morning,
  rowOf,
  slotAt,
  visitor,
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
afterAll(() => world.close())

async function waiting(time: string, approval: Approval = 'pending') {
  const booking = await book(anna, slotAt(time))
  await world.db.updateTable('bookings').set({ approval }).where('qtid', '=', booking.qtid).execute()
  return booking
}

test('accepting leaves a booking as it is, and a colleague hears of it', async () => {
  const booking = await waiting('08:00')
  const reply = await anna.ask('accept_booking', booking)
  expect(reply.type).toBe('booking_accepted')
  const { status, approval, log } = attributesOf(reply)
  expect({ status, approval }).toEqual({ status: 'scheduled', approval: 'accepted' })
  expect((log as { act: string; by: string }[]).at(-1)).toMatchObject({
    act: 'accept',
    by: 'anna@rinda.example',
  })
  await uldis.hears(about('booking_accepted', booking))
  expect(codeOf(await anna.ask('lock_booking', slotAt('08:00')))).toBe('slot_taken')
  expect((await anna.ask('cancel_booking', booking)).type).toBe('booking_canceled')
})

test('declining gives the time back, says why, and is the end of it', async () => {
  const booking = await waiting('09:00')
  const reply = await anna.ask('decline_booking', { ...booking, notes: 'no papers' })
  expect(reply.type).toBe('booking_declined')
  expect(attributesOf(reply)).toMatchObject({
    status: 'scheduled',
    approval: 'declined',
    notes: { declined: 'no papers' },
  })
  await uldis.hears(about('booking_declined', booking))
  expect((await uldis.ask('lock_booking', slotAt('09:00'))).type).toBe('booking_locked')

  const counted = await countRows(world)
  const held = await lock(anna, slotAt('12:00'))
  const moving = { ...booking, lockedQtid: held.qtid, lockedToken: held.token }
  expect(codeOf(await anna.ask('accept_booking', booking))).toBe('wrong_state')
  expect(codeOf(await anna.ask('decline_booking', booking))).toBe('wrong_state')
  expect(codeOf(await anna.ask('serve_booking', booking))).toBe('wrong_state')
  expect(codeOf(await anna.ask('cancel_booking', booking))).toBe('wrong_state')
  expect(codeOf(await anna.ask('reschedule_booking', moving))).toBe('wrong_state')
  await anna.ask('unlock_booking', held)
  expect((await countRows(world)).occupancies).toBe(counted.occupancies)
})

test('a declined booking is not among those that still hold time, and cannot be moved', async () => {
  const anna = await world.signIn('anna@rinda.example')
  const booking = await waiting('10:00', 'declined')
  await world.db
    .deleteFrom('occupancies')
    .where('booking_id', '=', (await rowOf(world, booking)).booking_id)
    .execute()
  expect((await call(world, `GET /api/bookings/existing/${booking.qtid}`, { as: anna })).body.data).toBeNull()
  const moved = await call(world, `PATCH /api/bookings/${booking.qtid}`, {
    as: anna,
    body: { booking: { time: '10:30', date: '2026-12-09' } },
  })
  expect(moved.status).toBe(409)
})

test.each(['none', 'accepted', 'declined'] as const)('what is %s is not decided again', async (approval) => {
  const time = { none: '13:00', accepted: '13:30', declined: '14:00' }[approval]
  const booking = await waiting(time, approval)
  if (approval === 'declined') {
    const { booking_id } = await rowOf(world, booking)
    await world.db.deleteFrom('occupancies').where('booking_id', '=', booking_id).execute()
  }
  const before = await rowOf(world, booking)
  for (const act of ['accept_booking', 'decline_booking']) {
    expect(codeOf(await anna.ask(act, booking))).toBe('wrong_state')
  }
  expect(await rowOf(world, booking)).toEqual(before)
})

test('a hold is not there to be judged', async () => {
  const held = await lock(anna, slotAt('15:00'))
  await world.db.updateTable('bookings').set({ approval: 'pending' }).where('qtid', '=', held.qtid).execute()
  expect(codeOf(await anna.ask('accept_booking', held))).toBe('wrong_state')
  expect(codeOf(await anna.ask('decline_booking', held))).toBe('wrong_state')
})

test('the token must be its own, and the booking within reach', async () => {
  const booking = await waiting('16:00')
  expect(codeOf(await anna.ask('accept_booking', { ...booking, token: 'another' }))).toBe('forbidden')
  const nora = await world.connect(await world.signIn('admin@nails.example'))
  const second = await world.connect(await world.signIn('second@rinda.example'))
  for (const stranger of [nora, second]) {
    for (const act of ['accept_booking', 'decline_booking', 'serve_booking']) {
      expect(codeOf(await stranger.ask(act, booking))).toBe('not_found')
    }
  }
})

test('where only administrators book, only they decide; whoever is at the desk marks who came', async () => {
  const admin = await world.connect(await world.signIn('admin@nails.example'))
  const user = await world.connect(await world.signIn('user@nails.example'))
  const slot = { locationId: 40, serviceId: 5, specialistId: 4, date: '2026-12-01', time: '09:00' }
  const booking = await book(admin, slot)
  expect((await user.ask('serve_booking', booking)).type).toBe('booking_served')
  await user.ask('serve_booking', booking)
  await world.db
    .updateTable('bookings')
    .set({ approval: 'pending' })
    .where('qtid', '=', booking.qtid)
    .execute()
  expect(codeOf(await user.ask('accept_booking', booking))).toBe('forbidden')
  expect(codeOf(await user.ask('decline_booking', booking))).toBe('forbidden')
  expect((await admin.ask('accept_booking', booking)).type).toBe('booking_accepted')
})

const today = { date: '2026-12-01' }

test('serving sets the moment, serving again clears it, the same trace does neither twice', async () => {
  const booking = await book(anna, slotAt('17:00', today))
  const served = await anna.ask('serve_booking', { qtid: booking.qtid }, 'served once')
  expect(served.type).toBe('booking_served')
  expect(attributesOf(served)).toMatchObject({ status: 'scheduled', served_at: morning.toISOString() })
  expect(await anna.ask('serve_booking', { qtid: booking.qtid }, 'served once')).toEqual(served)
  expect(codeOf(await anna.ask('cancel_booking', booking))).toBe('wrong_state')
  const cleared = await anna.ask('serve_booking', { qtid: booking.qtid })
  expect(attributesOf(cleared).served_at).toBeNull()
  const log = attributesOf(cleared).log as { act: string }[]
  expect(log.map((line) => line.act)).toEqual(['lock', 'schedule', 'serve', 'unserve'])
  await uldis.hears(about('booking_served', booking))
})

test('nobody is served at a hold, at a block, or at a visit that waits for approval', async () => {
  const held = await lock(anna, slotAt('18:00'))
  const block = await book(anna, slotAt('18:30'), {
    ...visitor,
    duration: 30,
    fields: { _is_blocked: true },
    notes: { blocked: 'lunch' },
  })
  for (const booking of [held, block, await waiting('11:00')]) {
    expect(codeOf(await anna.ask('serve_booking', { qtid: booking.qtid }))).toBe('wrong_state')
  }
})

test('all of it leaves the database consistent', () => expectConsistent(world))
