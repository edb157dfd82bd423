import { io, type Socket } from 'socket.io-client'
import { type Conversation, converse } from './conversation.ts'

export type { Message } from './conversation.ts'

/** Opens a socket as one of our portals does, with the handshake that a test wants. */
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
export type ConnectOptions = {
  session?: string
  companyId?: number
  secret?: { key: string }
  understands?: string[]
}
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
    ...(options.understands ? { understands: options.understands } : {}),
  })
  return await converse(socket, 'portal')
}
