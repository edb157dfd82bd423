import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message, SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { book, bookingDay, codeOf, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let person: SignedInPerson
let anna: TestPortal
let reader: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  person = await world.signIn('user@rinda.example')
  await connect()
})
afterAll(() => world.close())

async function connect() {
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  reader = await world.connect(person, { session: 'reader' })
}

type Changes = { data: Message[]; seq: number; reset?: boolean }
const changesSince = async (portal: TestPortal, since: number) =>
  (await portal.ask('get_changes', { since })).data as Changes

test('what a session missed while it was away is told exactly as it would have been', async () => {
  const witness = await world.connect(person)
  const { seq: start = 0 } = await reader.ask('get_bookings', { locationId: 1, date: bookingDay })
  reader.socket.disconnect()
  const held = await lock(anna, slotAt('10:00'))
  await anna.ask('unlock_booking', held)
  await book(anna, slotAt('11:00'))
  await witness.hears((message) => message.type === 'booking_scheduled')
  reader = await world.connect(person, { session: 'reader' })
  const missed = await changesSince(reader, start)
  expect(missed).toEqual({ data: witness.heard, seq: start + 3 })
  expect(missed.data.map((message) => message.type)).toEqual([
    'booking_locked',
    'booking_unlocked',
    'booking_scheduled',
  ])
})

test('many who come back at once while others write miss nothing', async () => {
  const { seq: start = 0 } = await reader.ask('get_bookings', { locationId: 1, date: bookingDay })
  const writing = Promise.all(
    ['06:00', '06:30', '07:00', '07:30', '08:00', '08:30'].map((time) => lock(anna, slotAt(time))),
  )
  const readers = await Promise.all(Array.from({ length: 8 }, () => world.connect(person)))
  const told = await Promise.all(readers.map((portal) => changesSince(portal, start)))
  await writing
  const all = [1, 2, 3, 4, 5, 6].map((count) => start + count)
  for (const [index, { heard }] of readers.entries()) {
    const known = () => new Set([...(told[index]?.data ?? []), ...heard].map(({ seq }) => seq))
    await expect.poll(() => all.filter((seq) => !known().has(seq))).toEqual([])
  }
})

test('a list is at least as new as the place that it names', async () => {
  const { seq = 0 } = await reader.ask('get_bookings', { locationId: 1, date: bookingDay })
  const made = await book(anna, slotAt('12:00'))
  const list = await reader.ask('get_bookings', { locationId: 1, date: bookingDay })
  expect(list.seq).toBe(seq + 1)
  const ids = (list.data.data as { data: { attributes: { qtid: string } }[] }).data
  expect(ids.map((one) => one.attributes.qtid)).toContain(made.qtid)
  expect(await changesSince(reader, list.seq ?? 0)).toEqual({ data: [], seq: list.seq })
})

test('the server may have been started anew meanwhile', async () => {
  const { seq: start = 0 } = await reader.ask('get_bookings', { locationId: 1, date: bookingDay })
  const held = await lock(anna, slotAt('13:00'))
  await world.restart()
  await connect()
  const { data, seq } = await changesSince(reader, start)
  expect([data.length, seq]).toEqual([1, start + 1])
  await anna.ask('unlock_booking', held)
  const told = await reader.hears((message) => message.type === 'booking_unlocked')
  expect(told.seq).toBe(start + 2)
})

test('a place that is not known, or no longer, means reading anew', async () => {
  const { seq: end } = await changesSince(reader, 0)
  expect(await changesSince(reader, end + 1)).toEqual({ data: [], seq: end, reset: true })
  expect((await changesSince(reader, 0)).reset).toBeUndefined()
  await world.db.deleteFrom('events').where('seq', '<', end).execute()
  expect((await changesSince(reader, end - 2)).reset).toBe(true)
  expect((await changesSince(reader, end - 1)).data).toHaveLength(1)
  await world.db.deleteFrom('events').execute()
  expect(await changesSince(reader, end - 1)).toEqual({ data: [], seq: end, reset: true })
  expect(await changesSince(reader, end)).toEqual({ data: [], seq: end })
})

test('the platform admin catches up with the company of the handshake, or another that is named', async () => {
  const root = await world.signIn('admin@rinda.example')
  const nails = await world.connect(await world.signIn('admin@nails.example'))
  const slot = { locationId: 40, serviceId: 5, date: bookingDay, time: '10:00' }
  await lock(nails, slot)
  const there = await world.connect(root, { companyId: 40 })
  expect(await changesSince(there, 0)).toMatchObject({ data: [{ type: 'booking_locked', seq: 1 }], seq: 1 })
  const home = await world.connect(root)
  const named = await home.ask('get_changes', { since: 0, companyId: 40 })
  expect((named.data as Changes).data).toHaveLength(1)
})

test.each([-1, 1.5, '1', null, undefined, 1e300])('a place of %s is refused', async (since) => {
  expect(codeOf(await reader.ask('get_changes', { since }))).toBe('invalid')
})
