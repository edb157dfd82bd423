import type { ClientAttributes } from '@rinda/contract/queue/ticket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation, Message } from '../../../testing/clients/conversation.ts'
import type { SignedInPerson } from '../../../testing/clients/test-portal.ts'
import {
  aboutTicket,
  type QueueWorld,
  startQueueWorld,
  ticketIn,
} from '../../../testing/clients/test-queue.ts'

let world: QueueWorld
let anna: SignedInPerson
let agent: Conversation
let monitor: Conversation

beforeAll(async () => {
  world = await startQueueWorld()
  anna = await world.signIn('anna@rinda.example')
  agent = await world.enter('agent', { person: await world.signIn('user@rinda.example'), version: '7' })
  monitor = await world.enter('monitor', { person: anna })
})
afterAll(async () => {
  await world.close()
  expect(world.faults).toEqual([])
})

const clientIn = ({ data }: Message) => (data.data as { attributes: ClientAttributes }).attributes
const clientsIn = ({ data }: Message) =>
  (data.data as { data: { attributes: ClientAttributes }[] }).data.map(({ attributes }) => attributes)
const change =
  (socketId: string | undefined, more: object = {}) =>
  (message: Message) =>
    message.type === 'client' &&
    clientIn(message).socket_id === socketId &&
    Object.entries(more).every(([name, value]) => clientIn(message)[name as keyof ClientAttributes] === value)

/** Says that it is ready, and waits for both answers. */
async function ready(one: Conversation): Promise<{ tickets: Message; clients: Message }> {
  const trace = `ready-${Math.random()}`
  const clients = new Promise<Message>((resolve) => {
    one.socket.on('monitor', (message: Message) => {
      if (message.trace === trace && message.type === 'clients') resolve(message)
    })
  })
  return { tickets: await one.ask('ready', { version: '3.1' }, trace), clients: await clients }
}

test('a monitor hears nothing until it is ready; then the tickets, the clients, and each change', async () => {
  const phone = await world.enter('app')
  const { id, token } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  await agent.hears(aboutTicket(id, 'WAITING'))
  expect(monitor.heard).toEqual([])
  const { tickets, clients } = await ready(monitor)
  expect(tickets).toMatchObject({ type: 'tickets', data: { data: { data: [{ id }] } } })
  expect(JSON.stringify(tickets)).not.toContain(token)
  const listed = clientsIn(clients)
  expect(listed.find(({ socket_id }) => socket_id === agent.socket.id)).toEqual({
    ...{ socket_id: agent.socket.id, type: 'AGENT', status: 'ONLINE', ready: true, version: '7' },
    device: { manufacturer: 'Acme', model: 'Kiosk 2', platform: 'linux', version: '12' },
    ...{ ip: '127.0.0.1', ticket_id: null },
  })
  expect(listed.find(({ socket_id }) => socket_id === phone.socket.id)?.ticket_id).toBe(id)
  expect(listed.find(({ socket_id }) => socket_id === monitor.socket.id)).toMatchObject({
    ready: true,
    version: '3.1',
  })

  const late = await world.enter('widget')
  await monitor.hears(change(late.socket.id, { status: 'ONLINE' }))
  ticketIn(await phone.ask('cancel_ticket', { id, token }))
  expect((await monitor.hears(aboutTicket(id, 'CANCELED'))).seq).toEqual(expect.any(Number))
  await monitor.hears(change(phone.socket.id, { ticket_id: null }))
  const name = late.socket.id
  late.socket.disconnect()
  await monitor.hears((message) => message.type === 'client_gone' && clientIn(message).socket_id === name)
})

test('a monitor is told the new place of everybody behind whoever left the line; of their own services, where those are limited', async () => {
  await world.db
    .insertInto('portal_users')
    .values({
      ...{ company_id: 1, email: 'limited@rinda.example', name: 'Ieva', role: 'COMPANY_ADMIN' },
      ...{ location_ids: null, service_ids: [2] },
      ...{ created_at: world.time.now, updated_at: world.time.now },
    })
    .execute()
  const limited = await world.enter('monitor', { person: await world.signIn('limited@rinda.example') })
  await ready(limited)
  const given = async (serviceId: number) => ticketIn(await agent.ask('request_ticket', { serviceId })).id
  const [first, second, theirs, behind] = [await given(3), await given(3), await given(2), await given(2)]
  const isPlace = ({ type, seq }: Message) => type === 'ticket' && seq === undefined
  const isFirst = (id: string) => (message: Message) =>
    isPlace(message) && ticketIn(message).id === id && ticketIn(message).tickets_to_wait === 0
  await agent.ask('cancel_ticket', { id: first })
  const moved = ticketIn(await monitor.hears(isFirst(second)))
  expect(moved).toMatchObject({ status: 'WAITING', turn: 'NEXT', note: '' })
  expect(moved.token).toBeUndefined()
  await agent.ask('cancel_ticket', { id: theirs })
  await limited.hears(isFirst(behind))
  const told = limited.heard.filter(isPlace).map((message) => ticketIn(message).service_id)
  expect(new Set(told)).toEqual(new Set([2]))
  for (const id of [second, behind]) await agent.ask('cancel_ticket', { id })
  limited.socket.disconnect()
})

test('who pauses hears nothing, and then what was missed, in its order and once', async () => {
  const display = await world.enter('widget', { locationId: 1 })
  const paused = await display.ask('pause', {})
  expect(clientIn(paused)).toMatchObject({ socket_id: display.socket.id, status: 'PAUSED' })
  expect(clientIn(paused)).not.toHaveProperty('ip')
  await monitor.hears(change(display.socket.id, { status: 'PAUSED' }))
  const phone = await world.enter('app')
  const { id } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  ticketIn(await agent.ask('call_next', { locationId: 1, counter: 2 }))
  await phone.hears(aboutTicket(id, 'CALLED'))
  expect(display.heard.filter(({ type }) => type === 'ticket')).toEqual([])
  expect((await display.ask('get_tickets', { locationId: 1 })).type).toBe('tickets')
  expect(clientIn(await display.ask('online', {})).status).toBe('ONLINE')
  ticketIn(await agent.ask('finish', { id }))
  await display.hears(aboutTicket(id, 'DONE'))
  const told = display.heard
    .filter(({ type }) => type === 'ticket')
    .map((message) => ticketIn(message).status)
  expect(told).toEqual(['WAITING', 'CALLED', 'DONE'])
})

test('who was paused is told how things are of what no event says: places to a monitor, the state of the location to everybody', async () => {
  await ready(monitor)
  const display = await world.enter('widget', { locationId: 1 })
  const given = async () => ticketIn(await agent.ask('request_ticket', { serviceId: 3 })).id
  const [first, second, third] = [await given(), await given(), await given()]
  const isPlace = (id: string, place: number) => (message: Message) =>
    message.type === 'ticket' && ticketIn(message).id === id && ticketIn(message).tickets_to_wait === place
  await monitor.hears(isPlace(third, 2))
  for (const one of [monitor, display]) await one.ask('pause', {})
  const watch = await world.enter('monitor', { person: anna })
  await ready(watch)
  for (const id of [first, second]) await agent.ask('cancel_ticket', { id })
  await watch.hears((message) => message.seq === undefined && isPlace(third, 0)(message))
  expect(monitor.heard.some(isPlace(third, 0))).toBe(false)
  const told = display.heard.length
  for (const one of [monitor, display]) await one.ask('online', {})
  await monitor.hears((message) => message.seq === undefined && isPlace(third, 0)(message))
  await expect.poll(() => display.heard.slice(told).map(({ type }) => type)).toContain('location_state')
  await agent.ask('cancel_ticket', { id: third })
  watch.socket.disconnect()
})

test('too much to be told is read anew', async () => {
  const display = await world.enter('widget', { locationId: 1 })
  await display.ask('pause', {})
  const phone = await world.enter('app')
  const { id, token } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const seq = (await agent.hears(aboutTicket(id, 'WAITING'))).seq
  // As the hourly sweep leaves it.
  await world.db.deleteFrom('events').execute()
  await display.ask('online', {})
  const reset = await display.hears(({ type }) => type === 'changes')
  expect(reset.data).toEqual({ data: [], seq, reset: true })
  await phone.ask('cancel_ticket', { id, token })
  await display.hears(aboutTicket(id, 'CANCELED'))
})

test('a monitor pauses another client, and lets it go on', async () => {
  const phone = await world.enter('app')
  const socketId = phone.socket.id
  const paused = await monitor.ask('pause_client', { socketId })
  expect(clientIn(paused)).toMatchObject({ socket_id: socketId, status: 'PAUSED', ip: '127.0.0.1' })
  expect(clientIn(await phone.hears(change(socketId, { status: 'PAUSED' })))).not.toHaveProperty('ip')
  const { id, token } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  await agent.ask('call_next', { locationId: 1, counter: 2 })
  await monitor.hears(aboutTicket(id, 'CALLED'))
  expect(phone.heard.filter(({ type }) => type === 'ticket')).toEqual([])
  expect(clientIn(await monitor.ask('resume_client', { socketId })).status).toBe('ONLINE')
  expect(ticketIn(await phone.hears(aboutTicket(id, 'CALLED'))).token).toBeUndefined()
  expect(token).toBeTruthy()
  await agent.ask('finish', { id })
})

test('clients of other companies, and such that are not there, are not found', async () => {
  const other = await world.enter('widget', { companyId: 40 })
  for (const socketId of [other.socket.id, 'nobody'])
    expect((await monitor.ask('pause_client', { socketId })).data).toMatchObject({
      code: 'not_found',
      field: 'socketId',
    })
  expect((await agent.ask('pause_client', { socketId: other.socket.id })).data).toMatchObject({
    code: 'forbidden',
  })
  expect(clientIn(await other.ask('online', {})).status).toBe('ONLINE')
  expect(monitor.heard.some(change(other.socket.id))).toBe(false)
})

test('whoever comes back holds their ticket: by its token from anywhere, by their session from where they were', async () => {
  const phone = await world.enter('app', { session: 'a page' })
  const { id, token } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  phone.socket.disconnect()
  const back = await world.enter('app', { session: 'a page' })
  ticketIn(await back.hears(aboutTicket(id, 'WAITING')))
  const shown = await world.enter('widget', { session: 'another', companyId: 1, ticket: { id, token } })
  const guessed = await world.enter('widget', { session: 'a third', ticket: { id, token: 'guessed' } })
  ticketIn(await shown.hears(aboutTicket(id, 'WAITING')))
  await agent.ask('call_next', { locationId: 1, counter: 2 })
  for (const one of [back, shown])
    expect(ticketIn(await one.hears(aboutTicket(id, 'CALLED'))).language).toBe('lv')
  expect(ticketIn(await guessed.hears(aboutTicket(id, 'CALLED'))).language).toBe('')
  expect(guessed.heard.filter(({ type }) => type === 'ticket')).toHaveLength(1)
  await agent.ask('finish', { id })
})
