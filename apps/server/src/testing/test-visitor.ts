import { io, type Socket } from 'socket.io-client'
import { type Conversation, converse } from './conversation.ts'

export type VisitorClient = 'app' | 'widget' | 'monitor'
export type VisitorHandshake = { session?: string; companyId?: number; locationId?: number; key?: string }

let sessions = 0

/** A socket of a visitor's page in the namespace of its client, with a handshake as a test wants it. */
export function openVisitorSocket(url: string, client: string, auth: unknown): Socket {
  return io(`${url}/${client}`, {
    path: '/booking',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: auth as Record<string, unknown>,
  })
}

/** Connects a visitor's page, of company 1 unless a test says otherwise. */
export async function connectVisitor(
  url: string,
  client: VisitorClient,
  { session, companyId = 1, locationId, key = '' }: VisitorHandshake = {},
): Promise<Conversation> {
  sessions += 1
  const socket = openVisitorSocket(url, client, {
    client,
    companyId,
    locationId,
    version: '1',
    secret: { key },
    session: session ?? `visitor-${sessions}`,
  })
  return await converse(socket, client)
}
