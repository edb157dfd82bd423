import { type QueueRequestType, queueRequestSchemas } from '@rinda/contract/queue/requests'
import { failureType } from '@rinda/contract/wire/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation, Message } from '../../testing/clients/conversation.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import {
  aboutTicket,
  type QueueClient,
  type QueueWorld,
  queueAuth,
  shakeHands,
  startQueueWorld,
  ticketIn,
} from '../../testing/clients/test-queue.ts'
import { sayFromElsewhere } from '../../testing/elsewhere.ts'
import { expectGolden } from '../../testing/golden.ts'
import { book, slotAt } from '../../testing/towns/bookings.ts'

/** Every message of the queue socket, as it goes out of a world whose time is fixed. One story, told in order. */

let world: QueueWorld
let anna: SignedInPerson
const clients = {} as Record<QueueClient, Conversation>
let colleague: Conversation
let display: Conversation
const frozen = new Set<QueueRequestType>()

beforeAll(async () => {
  world = await startQueueWorld()
  anna = await world.signIn('anna@rinda.example')
  await enter('agent', { person: anna })
  await enter('app')
  await enter('logger')
  colleague = await world.enter('agent', { person: await world.signIn('user@rinda.example') })
  display = await world.enter('widget', { locationId: 1 })
})
afterAll(async () => {
  await world.close()
  expect(world.faults).toEqual([])
})

async function enter(
  kind: QueueClient,
  options: Parameters<QueueWorld['enter']>[1] = {},
): Promise<Conversation> {
  const entered = await world.enter(kind, options)
  clients[kind] = entered
  names.set(entered.socket.id ?? '', `the-${kind}`)
  return entered
}
/** Names of the clients by the ids of their sockets, which are others on each run. */
const names = new Map<string, string>()

/** Writes what differs from run to run as what it is. */
function settled(message: Message): unknown {
  return JSON.parse(JSON.stringify(message), (name, value: unknown) => {
    if (name === 'token') return 'a secret'
    if (name === 'trace') return 'trace-1'
    return typeof value === 'string' ? (names.get(value) ?? value) : value
  })
}

async function freezeAs(name: string, message: Message): Promise<Message> {
  await expectGolden(`queue/${name}`, settled(message))
  return message
}

/** Asks, freezes the reply under the name of the request, and gives it back. */
async function freeze(kind: QueueClient, type: QueueRequestType, data: object): Promise<Message> {
  const reply = await clients[kind].ask(type, data)
  expect(reply.type).not.toMatch(/_FAILED$/)
  frozen.add(type)
  return await freezeAs(`${kind}.${type}`, reply)
}

/** Freezes what somebody else is told. */
async function freezeTold(
  name: string,
  who: Conversation,
  fits: (message: Message) => boolean,
): Promise<void> {
  await freezeAs(`broadcast.${name}`, await who.hears(fits))
}

const place = { locationId: 1, counter: 4 }

test('a ticket, from the line to the counter and back', async () => {
  const given = ticketIn(
    await freeze('app', 'request_ticket', { serviceId: 3, language: 'en', people: 2, nextServiceIds: [1] }),
  )
  const { id, token } = given
  const isThere = aboutTicket(id, 'WAITING')
  await freezeTold('ticket', colleague, isThere)
  await freezeTold('ticket.to_others', display, isThere)
  await freezeTold('location_state', display, ({ type }) => type === 'location_state')
  await freeze('agent', 'get_tickets', { locationId: 1 })
  await freeze('agent', 'get_line', place)
  await freeze('agent', 'call_next', place)
  await freezeTold('ticket.to_holder', clients.app, aboutTicket(id, 'CALLED'))
  await freezeTold('counter', colleague, ({ type }) => type === 'counter')
  await freeze('agent', 'recall', { id })
  await freeze('agent', 'hold', { id })
  await freeze('agent', 'resume', { id })
  await freeze('agent', 'return_to_line', { id })
  const behind = ticketIn(await clients.agent.ask('request_ticket', { serviceId: 3 }))
  await freeze('app', 'step_back', { id, token })
  await clients.agent.ask('cancel_ticket', { id: behind.id })
  await freeze('agent', 'transfer', { id, serviceId: 2, note: 'Speaks slowly' })
  await clients.agent.ask('call_next', place)
  await freeze('agent', 'add_services', { id, serviceIds: [3] })
  await freeze('agent', 'no_show', { id })
  const nobody = await clients.agent.ask('call_next', place)
  await freezeAs('agent.call_next.nobody', nobody)
  expect(nobody.type).toBe('nothing_waiting')
})

test('other ways into the line, and out of it', async () => {
  const mine = ticketIn(await clients.app.ask('request_ticket', { serviceId: 3 }))
  await freeze('app', 'cancel_ticket', { id: mine.id, token: mine.token })
  const failed = await clients.app.ask('request_ticket', { serviceId: 999 })
  await freezeAs('app.request_ticket.failed', failed)
  const byStaff = await freeze('agent', 'serve_now', { locationId: 1, counter: 'Desk', serviceId: 3 })
  await freeze('agent', 'finish', { id: ticketIn(byStaff).id })
  const portal = await world.connect(anna)
  const { qtid, token } = await book(portal, slotAt('09:30', { serviceId: 2, specialistId: null }))
  const soon = new Date(world.time.now.getTime() + 5 * 60_000)
  const ends = new Date(soon.getTime() + 20 * 60_000)
  await world.db
    .updateTable('bookings')
    .set({ starts_at: soon, ends_at: ends })
    .where('qtid', '=', qtid)
    .execute()
  await freeze('app', 'check_in', { locationId: 1, qtid, token, language: 'ru' })
})

test('counters and the lines of services', async () => {
  await freeze('agent', 'set_counter', { ...place, serviceIds: [1, 3], open: true })
  await freeze('agent', 'get_counters', { locationId: 1 })
  await freeze('agent', 'get_overview', { locationId: 1 })
  await freeze('agent', 'get_agents', { locationId: 1 })
  await freeze('agent', 'stop_tickets', { locationId: 1, serviceId: 3, stopped: true })
  await freezeTold('service_line', colleague, ({ type }) => type === 'service_line')
  await freeze('agent', 'get_service_lines', { locationId: 1 })
})

test('clients, and what a monitor is told of them', async () => {
  await freeze('app', 'pause', {})
  await freeze('app', 'online', {})
  for (const { socket } of [colleague, display, clients.logger]) socket.disconnect()
  const monitor = await enter('monitor', { person: anna })
  const clientsTold = new Promise<Message>((resolve) => {
    monitor.socket.on('monitor', (message: Message) => message.type === 'clients' && resolve(message))
  })
  await freeze('monitor', 'ready', { version: '3.1' })
  const listed = (await clientsTold) as Message & { data: { data: { data: { id: string }[] } } }
  // Those that have just gone may be known still.
  const isThere = ({ id }: { id: string }) => names.has(id) && names.get(id) !== 'the-logger'
  const still = listed.data.data.data.filter(isThere).toSorted(order)
  await freezeAs('monitor.ready.clients', { ...listed, data: { data: { data: still } } })
  const widget = await enter('widget', { locationId: 1 })
  const socketId = widget.socket.id
  const isAbout = (type: string) => (message: Message) =>
    message.type === type && message.data.socket_id === socketId
  await freezeTold('client', monitor, isAbout('client'))
  await freeze('monitor', 'pause_client', { socketId })
  await freezeTold('client.to_itself', widget, isAbout('client'))
  await freeze('monitor', 'resume_client', { socketId })
  widget.socket.disconnect()
  await freezeTold('client_gone', monitor, isAbout('client_gone'))
  frozen.add('log')
})

function order(one: { id: string }, other: { id: string }): number {
  const known = [...names.keys()]
  return known.indexOf(one.id) - known.indexOf(other.id)
}

test('what was missed', async () => {
  const since = (await clients.agent.ask('get_tickets', { locationId: 1 })).seq ?? 0
  await clients.agent.ask('stop_tickets', { locationId: 1, serviceId: 3, stopped: false })
  const { id } = ticketIn(await clients.app.ask('request_ticket', { serviceId: 3 }))
  await clients.agent.ask('call_next', { ...place, serviceIds: [3] })
  await clients.app.hears(aboutTicket(id, 'CALLED'))
  await freeze('agent', 'get_changes', { since })
  await freezeAs('app.get_changes', await clients.app.ask('get_changes', { since }))
  await world.db.deleteFrom('events').where('seq', '<', 3).execute()
  await freezeAs('agent.get_changes.reset', await clients.agent.ask('get_changes', { since: 0 }))
})

test('what is told to everybody of the portal', async () => {
  await sayFromElsewhere(world.world, { type: 'people_changed', concerned: 'everybody' })
  await freezeTold('profile_changed', clients.agent, ({ type }) => type === 'profile_changed')
})

const kindOf = (type: string): QueueClient => {
  if (type === 'log') return 'logger'
  if (['ready', 'pause_client', 'resume_client'].includes(type)) return 'monitor'
  return type === 'step_back' ? 'app' : 'agent'
}
const types = Object.keys(queueRequestSchemas) as QueueRequestType[]
const withData = types.filter((type) => type !== 'pause' && type !== 'online')

test.each(withData)('a %s that makes no sense', async (type) => {
  if (type === 'log') await enter('logger')
  const nonsense = {
    id: 'x',
    locationId: 'x',
    serviceId: 'x',
    version: 7,
    socketId: 7,
    since: 'now',
    level: 'loud',
  }
  const refused = await clients[kindOf(type)].ask(type, nonsense)
  expect(refused.type).toBe(failureType(type))
  await freezeAs(refused.type, refused)
})

test('what is refused for who asks', async () => {
  await freezeAs('app.CALL_NEXT_FAILED', await clients.app.ask('call_next', place))
  const refused = await clients.app.ask('no_request', {})
  await freezeAs('app.NO_REQUEST_FAILED', refused)
  const asUser = await world.signIn('user@rinda.example')
  const auth = queueAuth('monitor', { companyId: 1, user: { token: asUser.token } })
  await expectGolden('queue/connect_error.monitor', { data: await shakeHands(world.url, 'monitor', auth) })
  await expectGolden('queue/connect_error.agent', {
    data: await shakeHands(world.url, 'agent', queueAuth('agent')),
  })
})

test('every request is frozen with its answer', () => {
  expect([...frozen].sort()).toEqual([...types].sort())
})
