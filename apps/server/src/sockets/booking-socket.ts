import type { Server as HttpServer } from 'node:http'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { done, refuse } from '@rinda/contract/wire/refusals'
import { Server } from 'socket.io'
import { sessionName } from '../access/caller.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { DatabaseHealth } from '../database/health.ts'
import { refusalOfFault } from '../edge/fault.ts'
import type { DueWatch } from '../jobs/due.ts'
import type { Streams } from '../stream/streams.ts'
import { type Answering, acknowledge, answer, type SeatedSocket } from './answer.ts'
import {
  companyRoom,
  limitedRoom,
  locationRoom,
  mayReceive,
  platformRoom,
  replyRoom,
  sessionRoom,
  signInRoom,
} from './audience.ts'
import { messageOf, resetMessage } from './broadcast-message.ts'
import { notifyChangedPeople } from './changed-people.ts'
import { endedSeats } from './ended-seats.ts'
import { connectError } from './failure.ts'
import { gatherWrites } from './gather-writes.ts'
import { type Admission, admit, refresh, type Seat } from './handshake.ts'
import { publishDayStates, type ReadDayStates } from './publish-day-states.ts'
import { joinRooms } from './seat-rooms.ts'
import { openVisitorNamespaces, type VisitorOptions } from './visitor-namespaces.ts'

export type BookingSocketOptions = Admission &
  Pick<Answering<Seat>, 'handlers' | 'onFault'> &
  Pick<VisitorOptions, 'mostSocketsByNetwork' | 'publishedToVisitors'> &
  Pick<Streams, 'subscribe' | 'onHole' | 'platform'> & {
    health: DatabaseHealth
    due: DueWatch
    readDayStates: ReadDayStates
  }

export const bookingPath = '/booking'
/** The event on which portals send and receive. */
const portalEvent = 'portal'
/**
 * Length from which a message is cut off with its connection; a shorter one that is still too long gets its
 * answer.
 */
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
  io.engine.on('flush', gatherWrites)
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
  const changed = notifyChangedPeople({ ...options, sockets: portal.sockets, event: portalEvent, keep })
  const states = publishDayStates({ io, event: portalEvent, ...options })
  const { publishToVisitors, resetVisitors } = openVisitorNamespaces(io, { ...options, keep })

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
    joinRooms(socket)
    socket.join([
      sessionRoom(sessionName(caller)),
      replyRoom(socket.data),
      signInRoom(caller.user.sessionKey),
    ])
    socket.on(portalEvent, (message, onReceived) => {
      acknowledge(onReceived)
      keep(answer(answering, socket, message))
    })
    changed.welcome(socket)
    if (options.health.isAway()) socket.emit(portalEvent, availabilityMessage(true))
  })
  const stopAvailability = options.health.onChange((isAway) => {
    portal.local.emit(portalEvent, availabilityMessage(isAway))
  })

  const unsubscribe = options.subscribe((event) => {
    broadcast(io, event)
    changed.receive(event)
    states.receive(event)
    publishToVisitors(event)
  })
  const stopMending = options.onHole((hole) => {
    for (const socket of portal.sockets.values() as Iterable<PortalSocket>) {
      const { companyId } = socket.data.caller.scope
      if (companyId === 'all' || companyId === hole.companyId) socket.emit(portalEvent, resetMessage(hole))
    }
    resetVisitors(hole)
  })
  const stopWatching = options.platform.subscribe((news) => {
    if (news.type === 'session_ended') io.local.in(signInRoom(news.sessionKey)).disconnectSockets(true)
  })
  options.due.add(endedSeats(portal.sockets))
  return {
    async close() {
      unsubscribe()
      stopMending()
      stopWatching()
      changed.stop()
      states.stop()
      stopAvailability()
      // What was begun is finished and answered before the line is cut.
      await Promise.all(pending)
      // Without a word of ours: a client that is told to go stays away, one whose line is cut comes back by itself.
      io.engine.close()
    },
  }
}

/**
 * Makes the message whether anything can be asked at present: the line stands, but what is behind it may be
 * away.
 */
function availabilityMessage(isAway: boolean): Envelope<'unavailable' | 'available', Record<never, never>> {
  return { type: isAway ? 'unavailable' : 'available', data: {} }
}

/** Sends an event to every portal of this process that may receive it, except to the session whose act it was. */
function broadcast(io: Server, event: StreamEvent): void {
  const message = messageOf(event)
  const rooms = [platformRoom, companyRoom(event.companyId), locationRoom(event.companyId, event.locationId)]
  const others = event.session === '' ? io.local : io.local.except(sessionRoom(event.session))
  others.to(rooms).emit(portalEvent, message)
  for (const id of io.of('/').adapter.rooms.get(limitedRoom) ?? []) {
    const socket = io.of('/').sockets.get(id) as PortalSocket | undefined
    if (!socket || sessionName(socket.data.caller) === event.session) continue
    if (mayReceive(socket.data.caller, event)) socket.emit(portalEvent, message)
  }
}
