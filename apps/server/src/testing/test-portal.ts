import { io, type Socket } from 'socket.io-client'

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
export type Message = { trace?: string; type: string; seq?: number; data: Record<string, unknown> }
export type TestPortal = {
  socket: Socket
  /** Sends a request and waits for its reply. */
  ask(type: string, data: unknown, trace?: string): Promise<Message>
  /** Every broadcast that was heard so far, oldest first. */
  heard: Message[]
  /** Waits for a broadcast that fits, among those heard and those to come. */
  hears(fits: (message: Message) => boolean): Promise<Message>
}

let sessions = 0
let traces = 0

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
  const heard: Message[] = []
  const waiting = new Set<(message: Message) => void>()
  socket.on('portal', (message: Message) => {
    if (message.trace === undefined) heard.push(message)
    for (const tell of waiting) tell(message)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const until = (fits: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      const tell = (message: Message) => {
        if (!fits(message)) return
        waiting.delete(tell)
        resolve(message)
      }
      waiting.add(tell)
    })
  return {
    socket,
    heard,
    ask(type, data, trace = `trace-${++traces}`) {
      const reply = until((message) => message.trace === trace)
      socket.emit('portal', { trace, type, data })
      return reply
    },
    async hears(fits) {
      return heard.find(fits) ?? (await until((message) => message.trace === undefined && fits(message)))
    },
  }
}
