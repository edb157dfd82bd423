import type { Server as HttpServer } from 'node:http'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { done, refuse } from '@rinda/contract/wire/refusals'
import { Server } from 'socket.io'
import { sessionName } from '../access/caller.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { DatabaseHealth } from '../database/health.ts'
import { refusalOfFault } from '../edge/fault.ts'
import { onSessionEnded } from '../sign-in/sessions/end-session.ts'
import type { Announcer } from '../stream/announcer.ts'
import { type Answering, answer, type SeatedSocket } from './answer.ts'
import {
  companyRoom,
  limitedRoom,
  locationRoom,
  mayHear,
  platformRoom,
  replyRoom,
  roomsOf,
  sessionRoom,
  signInRoom,
} from './audience.ts'
import { messageOf, resetMessage } from './broadcast-message.ts'
import { tellChangedPeople } from './changed-people.ts'
import { cutEndedSeats } from './ended-seats.ts'
import { connectError } from './failure.ts'
import { type Admission, admit, refresh, type Seat } from './handshake.ts'
import { openVisitorNamespaces, type VisitorOptions } from './visitor-namespaces.ts'

export type BookingSocketOptions = Admission &
  Pick<Answering<Seat>, 'handlers' | 'onFault'> &
  Pick<VisitorOptions, 'mostSocketsByNetwork' | 'publishedToVisitors'> & {
    announcer: Announcer
    health: DatabaseHealth
  }

export const bookingPath = '/booking'
/** The event on which portals send and hear. */
const portalEvent = 'portal'
/** What is longer is cut off with its connection; what is shorter but too long gets its answer. */
const mostMessageBytes = 1024 * 1024

type PortalSocket = SeatedSocket<Seat>

/** The booking socket, `/booking`: namespace `/` for portals, and those of visitors beside it. */
export function openBookingSocket(
  http: HttpServer,
  options: BookingSocketOptions,
): { close(): Promise<void> } {
  const io = new Server(http, {
    path: bookingPath,
    serveClient: false,
    maxHttpBufferSize: mostMessageBytes,
    connectTimeout: 10_000,
    // Who else waits for WebSockets on this server, and who turns the rest away, is not for this one to say.
    destroyUpgrade: false,
  })
  // These answers are not the framework's.
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff'
  })
  const portal = io.of('/')
  const pending = new Set<Promise<void>>()
  const keep = (answering: Promise<void>) => {
    const kept = answering.finally(() => pending.delete(kept))
    pending.add(kept)
  }
  const answering: Answering<Seat> = {
    ...options,
    event: portalEvent,
    mayAsk: () => true,
    async askerAt(seat, now) {
      const seated = await refresh(options, seat, now)
      return seated ? done(seated) : refuse('not_signed_in')
    },
  }
  const changed = tellChangedPeople({ ...options, sockets: portal.sockets, event: portalEvent, keep })
  const { tellVisitors, resetVisitors } = openVisitorNamespaces(io, { ...options, keep })

  portal.use((socket, next) => {
    admit(options, socket).then(
      (seat) => {
        if (seat.ok) Object.assign(socket.data, seat.value)
        next(seat.ok ? undefined : connectError(seat))
      },
      (error: unknown) => {
        options.onFault(error, { trace: undefined, type: 'handshake' })
        next(connectError(refusalOfFault(error)))
      },
    )
  })
  portal.on('connection', (socket: PortalSocket) => {
    const { caller } = socket.data
    socket.join([
      ...roomsOf(caller),
      sessionRoom(sessionName(caller)),
      replyRoom(socket.data),
      signInRoom(caller.user.sessionKey),
    ])
    socket.on(portalEvent, (message) => keep(answer(answering, socket, message)))
    changed.welcome(socket)
    if (options.health.isAway()) socket.emit(portalEvent, availabilityMessage(true))
  })
  const stopTelling = options.health.onChange((isAway) => {
    portal.local.emit(portalEvent, availabilityMessage(isAway))
  })

  const stopHearing = options.announcer.subscribe((event) => {
    broadcast(io, event)
    changed.hear(event)
    tellVisitors(event)
  })
  const stopMending = options.announcer.onHole((hole) => {
    for (const socket of portal.sockets.values() as Iterable<PortalSocket>) {
      const { companyId } = socket.data.caller.scope
      if (companyId === 'all' || companyId === hole.companyId) socket.emit(portalEvent, resetMessage(hole))
    }
    resetVisitors(hole)
  })
  const stopWatching = onSessionEnded(
    (sessionKey) => void io.in(signInRoom(sessionKey)).disconnectSockets(true),
  )
  const stopCutting = cutEndedSeats(portal.sockets, options.clock)
  return {
    async close() {
      stopCutting()
      stopHearing()
      stopMending()
      stopWatching()
      changed.stop()
      stopTelling()
      // What was begun is finished and answered before the line is cut.
      await Promise.all(pending)
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

/** Whether anything can be asked at present: the line stands, but what is behind it may be away. */
function availabilityMessage(isAway: boolean): Envelope<'unavailable' | 'available', Record<never, never>> {
  return { type: isAway ? 'unavailable' : 'available', data: {} }
}

/** Tells an event to every portal of this process that may hear it, except to the session whose act it was. */
function broadcast(io: Server, event: StreamEvent): void {
  const message = messageOf(event)
  const rooms = [platformRoom, companyRoom(event.companyId), locationRoom(event.companyId, event.locationId)]
  const others = event.session === '' ? io.local : io.local.except(sessionRoom(event.session))
  others.to(rooms).emit(portalEvent, message)
  for (const id of io.of('/').adapter.rooms.get(limitedRoom) ?? []) {
    const socket = io.of('/').sockets.get(id) as PortalSocket | undefined
    if (!socket || sessionName(socket.data.caller) === event.session) continue
    if (mayHear(socket.data.caller, event)) socket.emit(portalEvent, message)
  }
}
