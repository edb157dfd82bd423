import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Result } from '@rinda/contract/wire/refusals'
import { type WebSocket, WebSocketServer } from 'ws'
import { isConcerned } from '../access/concerned.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { SocketCount } from '../sockets/connection/count-sockets.ts'
import type { Seat } from '../sockets/connection/handshake.ts'
import { refuseUpgrade } from '../sockets/connection/upgrades.ts'
import { concernedBy } from '../stream/platform-stream.ts'
import type { Streams } from '../stream/streams.ts'
import { admitByCookie, type CookieAdmission } from './admit-by-cookie.ts'
import { type CableConnection, type ConnectionContext, createConnection, type Line } from './connection.ts'
import { cableProtocol } from './frames.ts'
import { openLine } from './line.ts'

export type CableOptions = ConnectionContext &
  CookieAdmission &
  Pick<Streams, 'subscribe' | 'onHole' | 'platform'>

export const cablePath = '/cable'
/** Clients reconnect when they have heard nothing for two of these. */
const beatMs = 3_000
/** Number of beats between looks at whether a client is still there, and still signed in. */
const beatsBetweenLooks = 5
const mostMessageBytes = 64 * 1024
const closeWithinMs = 1_000

type Guest = {
  socket: WebSocket
  line: Line
  connection: CableConnection
  seat: Seat
  isAlive: boolean
}

/** The cable, `/cable`: PortalChannel for whoever is signed in, in the subprotocol of Rails' Action Cable. */
export function openCable(options: CableOptions): { close(): Promise<void>; count(): SocketCount[] } {
  const guests = new Map<WebSocket, Guest>()
  const pending = new Set<Promise<void>>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: mostMessageBytes,
    handleProtocols: (offered) => (offered.has(cableProtocol) ? cableProtocol : false),
  })

  function upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void {
    if (request.url?.split('?')[0] !== cablePath) return
    raw.on('error', () => raw.destroy())
    admitByCookie(options, request).then(
      (seat) => {
        if (!seat.ok && seat.refusals[0].reason === 'foreign_origin')
          return refuseUpgrade(raw, '403 Forbidden')
        server.handleUpgrade(request, raw, head, (socket) => seatGuest(socket, seat))
      },
      (error: unknown) => {
        options.onFault(error)
        refuseUpgrade(raw, '503 Service Unavailable', 'Retry-After: 5')
      },
    )
  }

  function seatGuest(socket: WebSocket, seat: Result<Seat>): void {
    // A frame that is too long, or no frame at all: the library has hung up already.
    socket.on('error', () => {})
    const line = openLine(socket)
    if (!seat.ok) {
      line.end('unauthorized', false)
      return
    }
    const connection = createConnection(options, seat.value, line)
    const guest = { socket, line, connection, seat: seat.value, isAlive: true }
    guests.set(socket, guest)
    socket.on('close', () => guests.delete(socket))
    socket.on('pong', () => {
      guest.isAlive = true
    })
    socket.on('message', (data, isBinary) => {
      if (line.isEnded()) return
      const dealing = connection
        .receive(isBinary ? undefined : String(data))
        .finally(() => pending.delete(dealing))
      pending.add(dealing)
    })
    line.send({ type: 'welcome' })
    if (seat.value.changesSeen !== options.platform.count()) connection.doubt().catch(options.onFault)
  }

  let beats = 0
  const heart = setInterval(() => {
    beats += 1
    const message = Math.floor(options.clock().getTime() / 1000)
    for (const guest of guests.values()) {
      guest.line.send({ type: 'ping', message })
      if (beats % beatsBetweenLooks === 0) lookAt(guest)
    }
  }, beatMs)

  function lookAt(guest: Guest): void {
    // Whoever does not read what is sent does not answer either.
    if (!guest.isAlive) guest.socket.terminate()
    else guest.socket.ping()
    guest.isAlive = false
    guest.connection.lookAgain().catch(options.onFault)
  }

  const publish = (event: StreamEvent) => {
    for (const { connection } of guests.values()) connection.publish(event)
  }
  const unsubscribe = options.subscribe(publish)
  // The protocol has no word for reading anew: who comes back does so.
  const stopMending = options.onHole(({ companyId }) => {
    for (const { seat, line } of guests.values()) {
      const { scope } = seat.caller
      if (scope.companyId === 'all' || scope.companyId === companyId) line.end('server_restart', true)
    }
  })
  const stopWatching = options.platform.subscribe((news) => {
    for (const { seat, connection, line } of guests.values()) {
      const { user } = seat.caller
      if (news.type === 'session_ended' && news.sessionKey === user.sessionKey)
        line.end('unauthorized', false)
      if (isConcerned(concernedBy(news), user)) connection.doubt().catch(options.onFault)
    }
  })
  options.app.server.on('upgrade', upgrade)

  return {
    count: () => [{ namespace: cablePath, sockets: guests.size }],
    async close() {
      options.app.server.off('upgrade', upgrade)
      clearInterval(heart)
      unsubscribe()
      stopMending()
      stopWatching()
      await Promise.all(pending)
      await Promise.all([...guests.values()].map(dismiss))
      server.close()
    },
  }
}

/** Tells a client to come back later, and waits for it to hang up, but not for long. */
async function dismiss({ socket, line }: Guest): Promise<void> {
  await new Promise<void>((resolve) => {
    const impatience = setTimeout(() => socket.terminate(), closeWithinMs)
    socket.once('close', () => {
      clearTimeout(impatience)
      resolve()
    })
    line.end('server_restart', true)
  })
}
