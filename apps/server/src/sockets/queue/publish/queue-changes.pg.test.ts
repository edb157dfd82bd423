import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribed } from '../../../testing/clients/cable-line.ts'
import type { Conversation, Message } from '../../../testing/clients/conversation.ts'
import { call } from '../../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../../testing/clients/test-portal.ts'
import {
  aboutTicket,
  type QueueWorld,
  startQueueWorld,
  ticketIn,
} from '../../../testing/clients/test-queue.ts'
import { connectVisitor } from '../../../testing/clients/test-visitor.ts'
import { book, slotAt } from '../../../testing/towns/bookings.ts'

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

const missedIn = ({ data }: Message) => data.data as Message[]
const statusesIn = (message: Message) =>
  missedIn(message).map((one) => (one.type === 'ticket' ? ticketIn(one).status : one.type))

test('each kind of client gets what it missed, as it would have been sent', async () => {
  const phone = await world.enter('app')
  const start = (await agent.ask('get_tickets', { locationId: 1 })).seq
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 3, people: 4 }))
  await agent.ask('call_next', { locationId: 1, counter: 2 })
  await agent.ask('finish', { id: given.id })
  const told = await phone.hears(aboutTicket(given.id, 'DONE'))
  const colleague = await world.enter('agent', { person: await world.signIn('user@rinda.example') })
  const monitor = await world.enter('monitor', { person: anna })
  for (const one of [colleague, monitor]) {
    const changes = await one.ask('get_changes', { since: start })
    expect(statusesIn(changes)).toEqual(['WAITING', 'counter', 'CALLED', 'DONE'])
    expect(changes.data).toMatchObject({ seq: told.seq })
    expect(JSON.stringify(changes)).not.toContain(given.token)
  }
  const mine = await phone.ask('get_changes', { since: start })
  expect(statusesIn(mine)).toEqual(['CALLED', 'DONE'])
  expect(missedIn(mine).at(-1)).toEqual(told)
  const display = await world.enter('widget', { locationId: 1 })
  const seen = await display.ask('get_changes', { since: start })
  expect(statusesIn(seen)).toEqual(['WAITING', 'CALLED', 'DONE'])
  for (const one of missedIn(seen)) {
    expect(ticketIn(one)).toMatchObject({ people: 1, booking_id: null })
    expect(ticketIn(one)).not.toHaveProperty('note')
  }
  const otherPlace = await world.enter('widget', { locationId: 2 })
  expect(missedIn(await otherPlace.ask('get_changes', { since: start }))).toEqual([])
  expect((await phone.ask('get_changes', { since: told.seq })).data).toEqual({ data: [], seq: told.seq })
})

test('the booking socket, visitors there and the cable are told nothing of the line, and the queue nothing of bookings', async () => {
  const portal = await world.connect(anna)
  const visitor = await connectVisitor(world.url, 'widget')
  const cable = await subscribed(world.url, anna.cookie)
  const start = (await agent.ask('get_tickets', { locationId: 1 })).seq
  const phone = await world.enter('app')
  const { id } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  await agent.ask('call_next', { locationId: 1, counter: 7 })
  await agent.ask('finish', { id })
  const colleague = await world.connect(await world.signIn('user@rinda.example'))
  await book(colleague, slotAt('10:00'))
  await portal.hears(({ type }) => type === 'booking_scheduled')
  await visitor.hears(({ type }) => type === 'booking_scheduled')
  const types = (messages: Message[]) => messages.map(({ type }) => type)
  for (const one of [portal, visitor]) {
    const missed = types(missedIn(await one.ask('get_changes', { since: start })))
    for (const type of ['ticket', 'counter']) expect([...missed, ...types(one.heard)]).not.toContain(type)
    expect(missed).toContain('booking_scheduled')
  }
  expect(JSON.stringify(cable.frames)).not.toMatch(/ticket|counter/)
  cable.socket.terminate()
  visitor.socket.disconnect()
  const changes = await agent.ask('get_changes', { since: start })
  expect(new Set(types(missedIn(changes)))).toEqual(new Set(['ticket', 'counter']))
  expect(types(phone.heard)).not.toContain('booking_scheduled')
})

test('a gap that can no longer be told is closed by reading anew', async () => {
  const phone = await world.enter('app')
  const { id, token } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const told = await agent.hears(aboutTicket(id, 'WAITING'))
  await world.db.deleteFrom('events').where('seq', '<', 3).execute()
  const changes = await agent.ask('get_changes', { since: 0 })
  expect(changes.data).toEqual({ data: [], seq: told.seq, reset: true })
  await phone.ask('cancel_ticket', { id, token })
})

test('who may no longer see a location is cut off, and hears nothing more of it', async () => {
  const uldis = await world.enter('agent', { person: await world.signIn('user@rinda.example') })
  const ended = new Promise((resolve) => uldis.socket.once('disconnect', resolve))
  const root = await world.signIn('admin@rinda.example')
  const found = await call(world.world, 'GET /api/platform/people?q=user@rinda.example', { as: root })
  const path = `PATCH /api/platform/people/${found.body.data[0]?.id}`
  const changed = await call(world.world, path, { as: root, body: { portal_user: { location_ids: [2] } } })
  expect(changed.status).toBe(200)
  const phone = await world.enter('app')
  ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  await ended
  // How crowded the location was may have been told before the reach changed.
  const told = uldis.heard.map(({ type }) => type).filter((type) => type !== 'location_state')
  expect(told).toEqual(['profile_changed'])
  const again = await world.enter('agent', { person: await world.signIn('user@rinda.example') })
  expect(missedIn(await again.ask('get_changes', { since: 3 }))).toEqual([])
  expect((await again.ask('get_tickets', { locationId: 1 })).data).toMatchObject({ code: 'not_found' })
})

test('who signs out is cut off', async () => {
  const person = await world.signIn('anna@rinda.example')
  const sockets = [await world.enter('agent', { person }), await world.enter('monitor', { person })]
  const ended = sockets.map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)))
  await call(world.world, 'DELETE /api/portal/portal_users/sign_out', { as: person })
  await Promise.all(ended)
})

test('staff are told that no tickets of a service are given, and visitors are not', async () => {
  const person = await world.signIn('admin@rinda.example')
  const boss = await world.enter('agent', { person: { ...person, companyId: 1 } })
  const colleague = await world.enter('agent', { person, companyId: 1 })
  const display = await world.enter('widget', { locationId: 1 })
  const portal = await world.connect(person, { companyId: 1 })
  const stopping = { locationId: 1, serviceId: 3, stopped: true }
  const stopped = await colleague.ask('stop_tickets', stopping)
  expect(stopped).toMatchObject({ type: 'service_line', data: { data: { attributes: { stopped: true } } } })
  const told = await boss.hears(({ type }) => type === 'service_line')
  expect(told.data).toMatchObject({ data: { attributes: { service_id: 3, stopped: true } } })
  // Whatever is told is told before these are answered.
  for (const one of [display, portal]) await one.ask('no_request', {})
  for (const { heard } of [display, portal])
    expect(heard.map(({ type }) => type)).not.toContain('service_line')
})
