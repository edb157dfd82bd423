import { io, type Socket } from 'socket.io-client'
import { type Conversation, converse } from './conversation.ts'

export type { Message } from './conversation.ts'

/** How one of our portals shakes hands, with what a test wants otherwise. */
export function openSocket(url: string, auth: unknown): Socket {
  return io(url, {
    path: '/booking',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: auth as Record<string, unknown>,
  })
}

export type SignedInPerson = { cookie: string; token: string; companyId: number }
export type ConnectOptions = { session?: string; companyId?: number; secret?: { key: string } }
export type TestPortal = Conversation

let sessions = 0

export async function connectPortal(
  url: string,
  person: SignedInPerson,
  options: ConnectOptions = {},
): Promise<TestPortal> {
  sessions += 1
  const socket = openSocket(url, {
    client: 'portal',
    companyId: options.companyId ?? person.companyId,
    version: '2.0.5-093',
    secret: options.secret ?? { key: '' },
    session: options.session ?? `session-${sessions}`,
    user: { token: person.token },
  })
  return await converse(socket, 'portal')
}
