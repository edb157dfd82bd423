import type { TicketAttributes } from '@rinda/contract/queue/ticket'
import { io, type Socket } from 'socket.io-client'
import { settleWithLines } from '../../queue/testing/line-town.ts'
import { testDatabase } from '../servers/test-database.ts'
import { morning } from '../towns/bookings.ts'
import { startWorld } from '../towns/world.ts'
import { type Conversation, converse, type Message } from './conversation.ts'
import type { SignedInPerson } from './test-portal.ts'

export type QueueClient = 'app' | 'widget' | 'agent' | 'monitor' | 'logger'

const device = { manufacturer: 'Acme', model: 'Kiosk 2', platform: 'linux', version: '12' }
let sessions = 0

/** A handshake of the queue socket that is let in, with what a test wants otherwise. */
export function queueAuth(client: QueueClient, more: object = {}): Record<string, unknown> {
  sessions += 1
  return {
    ...{ client, companyId: 1, version: '2.0', secret: { key: '' }, session: `queue-${sessions}` },
    device,
    ...more,
  }
}

/** Opens a socket of the queue, with the handshake that a test wants. */
export function openQueueClient(url: string, client: string, auth: unknown): Socket {
  return io(`${url}/${client}`, {
    path: '/queue',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: auth as Record<string, unknown>,
  })
}

/** Connects a client of the queue socket; as this person, where it is an agent or a monitor. */
export async function connectQueue(
  url: string,
  client: QueueClient,
  { person, ...more }: { person?: SignedInPerson } & Record<string, unknown> = {},
): Promise<Conversation> {
  const user = person ? { companyId: person.companyId, user: { token: person.token } } : {}
  return await converse(openQueueClient(url, client, queueAuth(client, { ...user, ...more })), client)
}

/** Gives the outcome of a handshake: 'connected', or the data that it was turned away with. */
export function shakeHands(url: string, client: string, auth: unknown): Promise<unknown> {
  const socket = openQueueClient(url, client, auth)
  return new Promise((resolve) => {
    const end = (outcome: unknown) => {
      socket.disconnect()
      resolve(outcome)
    }
    socket.once('connect', () => end('connected'))
    socket.once('connect_error', (error: Error & { data?: object }) => end(error.data ?? error.message))
  })
}

export type Ticket = TicketAttributes & { id: string }

/** The ticket of a reply or a broadcast. */
export function ticketIn(message: Message): Ticket {
  if (message.type !== 'ticket')
    throw new Error(`no ticket but ${message.type}: ${JSON.stringify(message.data)}`)
  const { id, attributes } = message.data.data as { id: string; attributes: TicketAttributes }
  return { id, ...attributes }
}

/** A ticket of this id with this status. */
export const aboutTicket = (id: string, status: string) => (message: Message) =>
  message.type === 'ticket' && ticketIn(message).id === id && ticketIn(message).status === status

/** A world with lines at company 1, whose clients are cut off with it. */
export async function startQueueWorld(options: Parameters<typeof startWorld>[0] = {}) {
  const database = options.database ?? (await testDatabase())
  if (!options.database) await settleWithLines(database.db)
  const world = await startWorld({ now: morning, ...options, database })
  const open: Conversation[] = []
  return {
    ...world,
    world,
    async enter(
      client: QueueClient,
      options: Parameters<typeof connectQueue>[2] = {},
    ): Promise<Conversation> {
      const entered = await connectQueue(world.url, client, options)
      open.push(entered)
      return entered
    },
    async close() {
      for (const { socket } of open) socket.disconnect()
      await world.close()
    },
  }
}
export type QueueWorld = Awaited<ReturnType<typeof startQueueWorld>>
