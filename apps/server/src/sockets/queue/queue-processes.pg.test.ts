import type { ClientAttributes } from '@rinda/contract/queue/ticket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { settleWithLines } from '../../queue/testing/line-town.ts'
import { createLocalSignal } from '../../stream/signal.ts'
import type { Conversation, Message } from '../../testing/clients/conversation.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { aboutTicket, type QueueWorld, startQueueWorld, ticketIn } from '../../testing/clients/test-queue.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'

// Two processes on one database that are joined by nothing else: each reads on by itself.

let database: OpenDatabase
let here: QueueWorld
let there: QueueWorld
let anna: SignedInPerson

beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  const shared = { ...database, close: async () => {} }
  const start = () => startQueueWorld({ database: shared, signal: createLocalSignal(), lookEveryMs: 100 })
  here = await start()
  there = await start()
  anna = await here.signIn('anna@rinda.example')
})
afterAll(async () => {
  await here.close()
  await there.close()
  expect([here.faults, there.faults]).toEqual([[], []])
  expect(await database.db.selectFrom('queue_clients').selectAll().execute()).toEqual([])
  await database.close()
})

const clientIn = ({ data }: Message) => (data.data as { attributes: ClientAttributes }).attributes
const about = (one: Conversation, type: string, status?: string) => {
  const socketId = one.socket.id
  return (message: Message) =>
    message.type === type &&
    clientIn(message).socket_id === socketId &&
    (status === undefined || clientIn(message).status === status)
}

test('a monitor sees, pauses and lets go the clients of every process', async () => {
  const monitor = await here.enter('monitor', { person: anna })
  const early = await there.enter('widget')
  const stored = () => database.db.selectFrom('queue_clients').select('socket_id').execute()
  await expect.poll(stored).toContainEqual({ socket_id: early.socket.id })
  const clients = new Promise<Message>((resolve) => {
    monitor.socket.on('monitor', (message: Message) => message.type === 'clients' && resolve(message))
  })
  await monitor.ask('ready', {})
  const listed = (await clients).data.data as { data: { id: string }[] }
  expect(listed.data.map(({ id }) => id)).toContain(early.socket.id)

  const display = await there.enter('widget')
  await monitor.hears(about(display, 'client', 'ONLINE'))
  const socketId = display.socket.id
  expect(clientIn(await monitor.ask('pause_client', { socketId })).status).toBe('PAUSED')
  await display.hears(about(display, 'client', 'PAUSED'))
  const phone = await here.enter('app')
  const { id } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  await early.hears(aboutTicket(id, 'WAITING'))
  expect(display.heard.map(({ type }) => type)).not.toContain('ticket')
  expect(clientIn(await monitor.ask('resume_client', { socketId })).status).toBe('ONLINE')
  await display.hears(aboutTicket(id, 'WAITING'))

  const left = about(display, 'client_gone')
  display.socket.disconnect()
  await monitor.hears(left)
})

test('a line is one line, wherever somebody stands in it and calls', async () => {
  const [one, other] = [
    await here.enter('agent', { person: anna }),
    await there.enter('agent', { person: anna, session: 'other' }),
  ]
  const phone = await there.enter('app')
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 1 }))
  await one.hears(aboutTicket(given.id, 'WAITING'))
  const called = ticketIn(await one.ask('call_next', { locationId: 1, counter: 1, serviceIds: [1] }))
  expect(called.id).toBe(given.id)
  await phone.hears(aboutTicket(given.id, 'CALLED'))
  await other.hears(aboutTicket(given.id, 'CALLED'))
})

test('the clients of a process that is gone are forgotten', async () => {
  const gone = { node_id: 'a process that ended', seen_at: new Date(here.time.now.getTime() - 3_600_000) }
  const client = JSON.stringify({ socket_id: 'long gone', location_id: null })
  const row = { company_id: 1, socket_id: 'long gone', node_id: gone.node_id, client }
  // Together: a process that looks in between would take the first away at once.
  await database.db.transaction().execute(async (tx) => {
    await tx.insertInto('queue_nodes').values(gone).execute()
    await tx.insertInto('queue_clients').values(row).execute()
  })
  const phone = await here.enter('app')
  const left = () =>
    database.db.selectFrom('queue_clients').select('socket_id').where('socket_id', '=', 'long gone').execute()
  await expect.poll(left).toEqual([])
  expect(phone.heard.map(({ type }) => type)).not.toContain('client_gone')
})
