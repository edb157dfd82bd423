import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCableLine } from '../testing/clients/cable-line.ts'
import type { Message, TestPortal } from '../testing/clients/test-portal.ts'
import { about, book, bookingDay, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: TestPortal
let other: TestPortal
let nails: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  other = await world.connect(await world.signIn('user@rinda.example'))
  nails = await world.connect(await world.signIn('admin@nails.example'))
})
afterAll(() => world.close())

const isReset = ({ type, data }: Message) => type === 'changes' && data.reset === true

/** The stream gives numbers that no event has, as after a table was mended from an older copy. */
async function loseNumbers(count: number): Promise<number> {
  const { seq } = await world.db
    .updateTable('streams')
    .set((row) => ({ seq: row('seq', '+', count) }))
    .where('company_id', '=', 1)
    .returning('seq')
    .executeTakeFirstOrThrow()
  return seq
}

test('a hole in the stream mutes nobody: it is logged, whoever follows reads anew, and what comes after it is told', async () => {
  await book(anna, slotAt('10:00'))
  const { seq: before = 0 } = await other.ask('get_bookings', { locationId: 1, date: bookingDay })
  const { cookie } = await world.signIn('anna@rinda.example')
  const line = await openCableLine(world.url, { cookie })
  const till = await loseNumbers(2)
  const made = await book(anna, slotAt('11:00'))
  const told = await other.hears(about('booking_scheduled', made))
  expect(told.seq).toBe(till + 1)

  const types = other.heard.map((message) => (isReset(message) ? 'reset' : message.type))
  expect(types.slice(-2)).toEqual(['reset', 'booking_scheduled'])
  expect(other.heard.find(isReset)?.data).toEqual({ data: [], seq: till, reset: true })
  await anna.hears(isReset)
  expect(nails.heard).toEqual([])
  await line.hears((frame) => frame.type === 'disconnect' && frame.reconnect === true)
  expect(world.faults).toHaveLength(1)
  expect(world.faults.join()).toContain(`company 1 has no event ${before + 1} to ${till}`)
  const metrics = await (await fetch(`${world.url}/metrics`)).text()
  expect(metrics).toMatch(/^rinda_stream_holes_total 1$/m)

  const missed = await other.ask('get_changes', { since: before })
  expect(missed.data).toMatchObject({ data: [], reset: true })
  world.faults.splice(0)
})

test('a hole at the end of a stream is found too, without anything coming after it', async () => {
  const till = await loseNumbers(1)
  await other.hears((message) => isReset(message) && message.data.seq === till)
  expect(world.faults).toHaveLength(1)
  world.faults.splice(0)
})

test('where platform events are no longer kept, everybody is looked up anew', async () => {
  const person = await world.signIn('user@rinda.example')
  const uldis = await world.connect(person)
  await world.db.updateTable('platform_stream').set({ seq: 7 }).execute()
  await uldis.hears(({ type }) => type === 'profile_changed')
  expect(uldis.socket.connected).toBe(true)
  expect(world.faults).toHaveLength(1)
  expect(world.faults.join()).toContain('stream of the platform has no event 1')
  world.faults.splice(0)
})
