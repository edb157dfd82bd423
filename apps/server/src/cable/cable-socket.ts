import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Result } from '@rinda/contract/wire/refusals'
import { type WebSocket, WebSocketServer } from 'ws'
import { onPeopleChanged, peopleChanges } from '../access/people-changed.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import { onSessionEnded } from '../sign-in/sessions/end-session.ts'
import type { Seat } from '../sockets/handshake.ts'
import { refuseUpgrade } from '../sockets/upgrades.ts'
import type { Announcer } from '../stream/announcer.ts'
import { admitByCookie, type CookieAdmission } from './admit-by-cookie.ts'
import { type CableConnection, type ConnectionContext, createConnection, type Line } from './connection.ts'
import { cableProtocol } from './frames.ts'
import { openLine } from './line.ts'

export type CableOptions = ConnectionContext & CookieAdmission & { announcer: Announcer }

export const cablePath = '/cable'
/** Clients reconnect when they have heard nothing for two of these. */
const beatMs = 3_000
/** How many beats pass between looks at whether a client is still there, and still signed in. */
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
export function openCable(options: CableOptions): { close(): Promise<void> } {
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
    if (seat.value.changesSeen !== peopleChanges()) connection.doubt().catch(options.onFault)
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

  const hear = (event: StreamEvent) => {
    for (const { connection } of guests.values()) connection.hear(event)
  }
  const stopHearing = options.announcer.subscribe(hear)
  // The protocol has no word for reading anew: who comes back does so.
  const stopMending = options.announcer.onHole(({ companyId }) => {
    for (const { seat, line } of guests.values()) {
      const { scope } = seat.caller
      if (scope.companyId === 'all' || scope.companyId === companyId) line.end('server_restart', true)
    }
  })
  const stopWatching = onSessionEnded((sessionKey) => {
    for (const guest of guests.values()) {
      if (guest.seat.caller.user.sessionKey === sessionKey) guest.line.end('unauthorized', false)
    }
  })
  const stopDoubting = onPeopleChanged((isConcerned) => {
    for (const { seat, connection } of guests.values()) {
      if (isConcerned(seat.caller.user)) connection.doubt().catch(options.onFault)
    }
  })
  options.app.server.on('upgrade', upgrade)

  return {
    async close() {
      options.app.server.off('upgrade', upgrade)
      clearInterval(heart)
      stopHearing()
      stopMending()
      stopWatching()
      stopDoubting()
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
