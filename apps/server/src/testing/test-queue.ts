import { io, type Socket } from 'socket.io-client'
import { type Conversation, converse } from './conversation.ts'
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
