import type { Server as HttpServer } from 'node:http'
import { type RequestType, requestSchemas } from '@rinda/contract/booking/requests'
import { done, refuse } from '@rinda/contract/wire/refusals'
import type { Server } from 'socket.io'
import { sessionName } from '../access/caller.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { DatabaseHealth } from '../database/health.ts'
import { refusalOfFault } from '../edge/fault.ts'
import type { Handlers } from '../edge/request.ts'
import type { DueWatch } from '../jobs/due.ts'
import type { Streams } from '../stream/streams.ts'
import { type Answering, acknowledge, answer, type SeatedSocket } from './answer.ts'
import {
  companyRoom,
  isInside,
  isOfLine,
  limitedRoom,
  locationRoom,
  mayReceive,
  platformRoom,
  replyRoom,
  sessionRoom,
  signInRoom,
} from './broadcasts/audience.ts'
import { availabilityMessage, messageOf, resetMessage } from './broadcasts/broadcast-message.ts'
import { publishDayStates, type ReadDayStates } from './broadcasts/publish-day-states.ts'
import { type LocationStates, publishLocationStates } from './broadcasts/publish-location-states.ts'
import { publishTogether } from './broadcasts/publish-together.ts'
import { notifyChangedPeople } from './connection/changed-people.ts'
import { countSockets, type SocketCount } from './connection/count-sockets.ts'
import { endedSeats } from './connection/ended-seats.ts'
import { type Admission, admit, refresh, type Seat } from './connection/handshake.ts'
import { openServer } from './connection/open-server.ts'
import { joinRooms } from './connection/seat-rooms.ts'
import { connectError } from './failure.ts'
import { openVisitorNamespaces, type VisitorOptions, visitorClients } from './visitors/visitor-namespaces.ts'

export type BookingSocketOptions = Admission &
  Pick<Answering<Seat>, 'onFault' | 'observer'> &
  Pick<VisitorOptions, 'mostSocketsByNetwork' | 'publishedToVisitors' | 'findKiosk'> &
  Pick<Streams, 'subscribe' | 'onHole' | 'platform'> & {
    handlers: Handlers<RequestType>
    health: DatabaseHealth
    due: DueWatch
    readDayStates: ReadDayStates
    locationStates: LocationStates
    /** Time for which a change waits to be told with what it made of its days; undefined: the usual. */
    mostHeldMs?: number | undefined
  }

export const bookingPath = '/booking'
/** The event on which portals send and receive. */
const portalEvent = 'portal'

type PortalSocket = SeatedSocket<Seat>

/** The booking socket, `/booking`: namespace `/` for portals, and those of visitors beside it. */
export function openBookingSocket(
  http: HttpServer,
  options: BookingSocketOptions,
): { close(): Promise<void>; count(): SocketCount[] } {
  const io = openServer(http, bookingPath)
  const portal = io.of('/')
  const pending = new Set<Promise<void>>()
  const keep = (answering: Promise<void>) => {
    const kept = answering.finally(() => pending.delete(kept))
    pending.add(kept)
  }
  const answering: Answering<Seat> = {
    ...options,
    wire: 'booking',
    schemas: requestSchemas,
    event: portalEvent,
    mayAsk: () => true,
    beforeReply(room) {
      for (const id of portal.adapter.rooms.get(room) ?? []) together.releaseTo(id)
    },
    async askerAt(seat, now) {
      const seated = await refresh(options, seat, now)
      return seated ? done(seated) : refuse('not_signed_in')
    },
  }
  const together = publishTogether(portal, portalEvent, options.mostHeldMs)
  const changed = notifyChangedPeople({
    ...{ ...options, sockets: portal.sockets, event: portalEvent, together, keep },
  })
  const states = publishDayStates({ io, event: portalEvent, together, ...options })
  const stopStates = publishLocationStates({ io, portalEvent, visitors: visitorClients, ...options })
  const visitors = openVisitorNamespaces(io, { ...options, keep })

  portal.use((socket, next) => {
    admit(options, socket).then(
      (seat) => {
        if (seat.ok) Object.assign(socket.data, seat.value)
        next(seat.ok ? undefined : connectError(seat))
      },
      (error: unknown) => {
        options.onFault(error, { type: 'handshake' })
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
    if (isOfLine(event) || isInside(event)) return
    broadcast(io, event)
    together.receive(event, states.isCounted(event))
    changed.receive(event)
    states.receive(event)
    visitors.publishToVisitors(event)
  })
  const stopMending = options.onHole((hole) => {
    together.release(hole.companyId)
    for (const socket of portal.sockets.values() as Iterable<PortalSocket>) {
      const { companyId } = socket.data.caller.scope
      if (companyId === 'all' || companyId === hole.companyId) socket.emit(portalEvent, resetMessage(hole))
    }
    visitors.resetVisitors(hole)
  })
  const stopWatching = options.platform.subscribe((news) => {
    if (news.type === 'session_ended') io.local.in(signInRoom(news.sessionKey)).disconnectSockets(true)
    if (news.type === 'kiosk_ended') visitors.endKiosk(news)
    visitors.offers.receive(news)
  })
  options.due.add(endedSeats(portal.sockets))
  return {
    count: () => countSockets(io, bookingPath),
    async close() {
      unsubscribe()
      stopMending()
      stopWatching()
      visitors.offers.stop()
      changed.stop()
      states.stop()
      together.stop()
      stopStates()
      stopAvailability()
      // What was begun is finished and answered before the line is cut.
      await Promise.all(pending)
      // Without a word of ours: a client that is told to go stays away, one whose line is cut comes back by itself.
      io.engine.close()
    },
  }
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
