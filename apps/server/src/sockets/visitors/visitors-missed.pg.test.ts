import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation, Message } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor, type VisitorHandshake } from '../../testing/clients/test-visitor.ts'
import { book, codeOf, lock, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Messages that visitors' pages missed: a page that comes back hears them as it would have then. */

let world: World
let person: SignedInPerson
let anna: TestPortal
const open: Conversation[] = []

async function connect(client: 'app' | 'widget' | 'monitor', handshake?: VisitorHandshake) {
  const one = await connectVisitor(world.url, client, handshake)
  open.push(one)
  return one
}

type Missed = { data: Message[]; seq: number; reset?: boolean }

async function missedBy(who: Conversation, since = 0): Promise<Missed> {
  const reply = await who.ask('get_changes', { since })
  expect(reply.type).toBe('changes')
  return reply.data as Missed
}

beforeAll(async () => {
  world = await startWorld({ now: morning })
  person = await world.signIn('anna@rinda.example')
  anna = await world.connect(person)
})
afterAll(async () => {
  for (const { socket } of open) socket.disconnect()
  await world.close()
})

test.each(['widget', 'app', 'monitor'] as const)(
  'a %s is told the very messages that it would have heard',
  async (client) => {
    const there = await connect(client)
    const phone = `6700000${client.length}`
    const { seq: since } = await missedBy(there)
    const today = { date: '2026-12-01' }
    const booked = await book(anna, slotAt('10:00', today), { notes: { description: 'private' } })
    await anna.ask('serve_booking', booked)
    await anna.ask('serve_booking', booked)
    await anna.ask('cancel_booking', booked)
    await call(world, 'PATCH /api/portal/locations/1', {
      as: person,
      body: { location: { phone } },
    })
    await there.hears(({ type }) => type === 'offer_changed')
    const missed = await missedBy(await connect(client), since)
    expect(missed.data).toEqual(there.heard)
    expect(missed.data.map(({ type }) => type)).toEqual([
      'booking_scheduled',
      'booking_canceled',
      'offer_changed',
    ])
    expect(missed.seq).toBe(since + 5)
    expect(JSON.stringify(missed)).not.toMatch(/Laima|20000001|token|qtid|session|private|6700000/)
  },
)

test('a page of one location is told of that one only', async () => {
  const second = await connect('widget', { locationId: 2 })
  const { seq: since } = await missedBy(second)
  await book(anna, slotAt('11:00'))
  const { data, seq } = await missedBy(second, since)
  expect([data, seq]).toEqual([[], since + 1])
  expect((await missedBy(await connect('widget', { locationId: 1 }), since)).data).toHaveLength(1)
})

test('what a page did itself it was answered, and is not told again', async () => {
  const own = await connect('widget', { session: 'own' })
  const { seq: since } = await missedBy(own)
  await lock(own, slotAt('12:00'))
  expect((await missedBy(own, since)).data).toEqual([])
  expect((await missedBy(await connect('widget'), since)).data).toHaveLength(1)
})

test('another company’s changes are nobody’s business', async () => {
  const stranger = await connect('widget', { companyId: 40 })
  const reply = await stranger.ask('get_changes', { since: 0, companyId: 1 })
  expect(reply).toMatchObject({ type: 'GET_CHANGES_FAILED', data: { code: 'not_found', field: 'companyId' } })
  expect((await missedBy(stranger)).data).toEqual([])
})

test('a place that the stream never had means: read anew', async () => {
  const { data, seq, reset } = await missedBy(await connect('widget'), 100_000)
  expect([data, reset]).toEqual([[], true])
  expect(seq).toBeGreaterThan(0)
  expect(codeOf(await (await connect('widget')).ask('get_changes', {}))).toBe('invalid')
})
