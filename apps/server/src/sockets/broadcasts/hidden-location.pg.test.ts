import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation, Message } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { aboutTicket, type QueueWorld, startQueueWorld, ticketIn } from '../../testing/clients/test-queue.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { book, lock, slotAt } from '../../testing/towns/bookings.ts'

/** A location or a service that visitors do not see: their pages hear nothing of it, except of what is their own, and that it was hidden. */

let world: QueueWorld
let anna: SignedInPerson
let agent: Conversation

beforeAll(async () => {
  world = await startQueueWorld()
  anna = await world.signIn('anna@rinda.example')
  agent = await world.enter('agent', { person: anna })
})
afterAll(async () => {
  await world.close()
  expect(world.faults).toEqual([])
})

async function show(visible: boolean): Promise<void> {
  const body = { location: { visible } }
  expect((await call(world, 'PATCH /api/portal/locations/1', { as: anna, body })).status).toBe(200)
}
const missedBy = async (client: Conversation, since: number) =>
  (await client.ask('get_changes', { since })).data.data as Message[]

test('of its line only the holder of a ticket hears, at once and afterwards', async () => {
  const phone = await world.enter('app')
  const display = await world.enter('widget', { locationId: 1 })
  const page = await world.enter('widget')
  const { id } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const before = await display.hears(aboutTicket(id, 'WAITING'))
  await page.hears(aboutTicket(id, 'WAITING'))
  await show(false)
  await agent.ask('call_next', { locationId: 1, counter: 1 })
  await agent.ask('finish', { id })
  await phone.hears(aboutTicket(id, 'DONE'))
  await show(true)
  const next = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  for (const one of [display, page]) {
    await one.hears(aboutTicket(next.id, 'WAITING'))
    const heard = one.heard.filter(({ type }) => type === 'ticket').map(ticketIn)
    expect(heard.map((ticket) => [ticket.id, ticket.status])).toEqual([
      [id, 'WAITING'],
      [next.id, 'WAITING'],
    ])
  }
  await show(false)
  expect(await missedBy(display, before.seq ?? 0)).toEqual([])
  const own = await missedBy(phone, before.seq ?? 0)
  expect(own.map(ticketIn).map(({ status }) => status)).toEqual(['CALLED', 'DONE'])
  await show(true)
})

test('of its times no page hears, but that it is another now, so that it is shown no more', async () => {
  const widget = await connectVisitor(world.url, 'widget')
  const portal = await world.connect(anna)
  await lock(portal, slotAt('09:00'))
  const { seq } = await widget.hears(({ type }) => type === 'booking_locked')
  await show(false)
  await widget.hears(({ type }) => type === 'offer_changed')
  await book(portal, slotAt('10:00'))
  await show(true)
  await lock(portal, slotAt('11:00'))
  await widget.hears(({ type, data }) => type === 'booking_locked' && JSON.stringify(data).includes('11:00'))
  expect(widget.heard.some(({ type }) => type === 'booking_scheduled')).toBe(false)
  await show(false)
  const missed = await missedBy(widget, seq ?? 0)
  expect(new Set(missed.map(({ type }) => type))).toEqual(new Set(['offer_changed']))
  await show(true)
  expect((await missedBy(widget, seq ?? 0)).some(({ type }) => type === 'booking_scheduled')).toBe(true)
})

test('of the times of a service that visitors are not offered no page hears, but that a specialist has other times now', async () => {
  const offer = async (serviceId: number, fields: object) =>
    await call(world, `PATCH /api/portal/locations/1/services/${serviceId}`, {
      ...{ as: anna, body: { service: fields } },
    })
  const widget = await connectVisitor(world.url, 'widget')
  const portal = await world.connect(anna)
  expect((await offer(1, { visible: false })).status).toBe(200)
  const hidden = await widget.hears(({ type }) => type === 'offer_changed')
  expect((await offer(2, { visible: false })).status).toBe(200)
  await widget.hears(({ type, seq }) => type === 'offer_changed' && Number(seq) > Number(hidden.seq))
  await book(portal, slotAt('12:00'))
  await lock(portal, { ...slotAt('12:00'), serviceId: 2, specialistId: null })
  expect((await offer(2, { visible: true })).status).toBe(200)
  await lock(portal, { ...slotAt('12:20'), serviceId: 2, specialistId: null })
  const { seq } = await widget.hears(({ type }) => type === 'booking_locked')
  const toldOf = ({ data }: Message) => (data.data as { attributes: { service_id: number } }).attributes
  const later = (message: Message) =>
    Number(message.seq) > Number(hidden.seq) && Number(message.seq) <= Number(seq)
  const told = (messages: readonly Message[]) =>
    messages.filter(later).map((message) => [message.type, toldOf(message).service_id])
  expect(told(widget.heard)).toEqual([
    ['offer_changed', 2],
    ['offer_changed', null],
    ['offer_changed', 2],
    ['booking_locked', 2],
  ])
  // Of what was missed it is asked what visitors are offered now.
  const missed = told(await missedBy(widget, Number(hidden.seq)))
  expect(missed.filter(([, serviceId]) => serviceId === 1)).toEqual([])
  expect(missed).toContainEqual(['offer_changed', null])
  expect((await offer(1, { visible: true })).status).toBe(200)
})
