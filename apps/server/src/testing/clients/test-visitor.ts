import { io, type Socket } from 'socket.io-client'
import { type Conversation, converse } from './conversation.ts'

export type VisitorClient = 'app' | 'widget' | 'monitor'
export type VisitorHandshake = {
  session?: string
  companyId?: number
  locationId?: number
  key?: string
  address?: string
  kiosk?: string
  understands?: string[]
}

let sessions = 0

/** A socket of a visitor's page in the namespace of its client, with a handshake as a test wants it. */
export function openVisitorSocket(url: string, client: string, auth: unknown, address?: string): Socket {
  return io(`${url}/${client}`, {
    path: '/booking',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    // As a proxy on this machine would pass it on.
    ...(address === undefined ? {} : { extraHeaders: { 'x-forwarded-for': address } }),
    auth: auth as Record<string, unknown>,
  })
}

/** Connects a visitor's page, of company 1 unless a test says otherwise. */
export async function connectVisitor(
  url: string,
  client: VisitorClient,
  { session, companyId = 1, key = '', address, ...more }: VisitorHandshake = {},
): Promise<Conversation> {
  sessions += 1
  const auth = {
    ...{ client, companyId, ...more },
    ...{ version: '1', secret: { key }, session: session ?? `visitor-${sessions}` },
  }
  const socket = openVisitorSocket(url, client, auth, address)
  return await converse(socket, client)
}
