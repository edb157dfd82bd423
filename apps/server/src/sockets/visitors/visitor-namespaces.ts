import { type RequestType, requestSchemas } from '@rinda/contract/booking/requests'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { done, refuse } from '@rinda/contract/wire/refusals'
import type { Namespace, Server, Socket } from 'socket.io'
import { sessionName, type VisitorClient } from '../../access/caller.ts'
import type { StreamEvent } from '../../changes/record-store.ts'
import { refusalOfFault } from '../../edge/fault.ts'
import type { Handlers } from '../../edge/request.ts'
import type { StreamHole } from '../../stream/company-streams.ts'
import { type Answering, acknowledge, answer, type SeatedSocket } from '../answer.ts'
import { companyRoom, locationRoom, replyRoom, sessionRoom } from '../broadcasts/audience.ts'
import { resetMessage } from '../broadcasts/broadcast-message.ts'
import { locationStatesRoom } from '../broadcasts/publish-location-states.ts'
import { roomOf, tellOffers } from '../broadcasts/tell-offers.ts'
import { cutOffKiosk } from '../connection/ended-kiosk.ts'
import { countByNetwork } from '../connection/sockets-by-network.ts'
import { connectError } from '../failure.ts'
import { admitVisitor, type VisitorAdmission, type VisitorSeat } from './visitor-handshake.ts'

/** Requests that each kind of visitor's client may send. Each act itself checks whose booking it is. */
const asked: Readonly<Record<VisitorClient, ReadonlySet<RequestType>>> = {
  widget: new Set(actsOfVisitors()),
  app: new Set(actsOfVisitors()),
  monitor: new Set<RequestType>(['get_slots', 'get_changes']),
}
export const visitorClients = Object.keys(asked) as VisitorClient[]

function actsOfVisitors(): RequestType[] {
  const ofHolds: RequestType[] = ['lock_booking', 'unlock_booking', 'verify_booking', 'schedule_booking']
  return ['get_slots', 'get_changes', ...ofHolds, 'prolong_booking', 'cancel_booking', 'reschedule_booking']
}

/**
 * Function that gives the message which visitors receive of an event; undefined where it is none of their
 * business.
 */
export type PublishedToVisitors = (event: StreamEvent) => Envelope | undefined

export type VisitorOptions = Pick<Answering<VisitorSeat>, 'onFault' | 'observer'> &
  VisitorAdmission & {
    handlers: Handlers<RequestType>
    publishedToVisitors: PublishedToVisitors
    /** Number of sockets that one network may have open, in all namespaces of visitors. */
    mostSocketsByNetwork: number
    /** Keeps an answer that is under way, so that closing waits for it. */
    keep: (answering: Promise<void>) => void
  }

/** The namespaces of visitors, `/app`, `/widget` and `/monitor`: nobody signs in, and nothing personal is sent. */
export function openVisitorNamespaces(
  io: Server,
  options: VisitorOptions,
): {
  publishToVisitors: (event: StreamEvent) => void
  resetVisitors: (hole: StreamHole) => void
  endKiosk: (kiosk: { companyId: number; kioskId: number }) => void
  offers: ReturnType<typeof tellOffers>
} {
  const mayOpen = countByNetwork(options.mostSocketsByNetwork, options.addressOf)
  for (const client of visitorClients) open(io.of(`/${client}`), client, options, mayOpen)
  function publishToVisitors(event: StreamEvent): void {
    const change = options.publishedToVisitors(event)
    if (!change) return
    const rooms = [companyRoom(event.companyId), locationRoom(event.companyId, event.locationId)]
    for (const client of visitorClients) {
      const others = io.of(`/${client}`).local.to(rooms)
      const receivers = event.session === '' ? others : others.except(sessionRoom(event.session))
      receivers.emit(client, change)
    }
  }
  function resetVisitors(hole: StreamHole): void {
    for (const client of visitorClients) {
      for (const socket of io.of(`/${client}`).sockets.values() as Iterable<SeatedSocket<VisitorSeat>>)
        if (socket.data.companyId === hole.companyId) socket.emit(client, resetMessage(hole))
    }
  }
  function endKiosk(kiosk: { companyId: number; kioskId: number }): void {
    for (const client of visitorClients)
      cutOffKiosk(io.of(`/${client}`).sockets.values() as Iterable<SeatedSocket<VisitorSeat>>, kiosk)
  }
  return { publishToVisitors, resetVisitors, endKiosk, offers: tellOffers(io, visitorClients) }
}

function open(
  namespace: Namespace,
  client: VisitorClient,
  options: VisitorOptions,
  mayOpen: (socket: Socket) => boolean,
): void {
  const answering: Answering<VisitorSeat> = {
    ...options,
    wire: 'booking',
    schemas: requestSchemas,
    event: client,
    askerAt: async (seat) => (seat.isWithinLimit() ? done(seat) : refuse('rate_limited')),
    mayAsk: (type) => asked[client].has(type as RequestType),
  }
  namespace.use((socket, next) => {
    admitVisitor(options, client, socket).then(
      (seat) => {
        if (!seat.ok) return next(connectError(seat))
        if (!mayOpen(socket)) return next(connectError(refuse('too_many_sockets')))
        Object.assign(socket.data, seat.value)
        next()
      },
      (error: unknown) => {
        options.onFault(error, { type: 'handshake' })
        next(connectError(refusalOfFault(error)))
      },
    )
  })
  namespace.on('connection', (socket: SeatedSocket<VisitorSeat>) => {
    const { caller, companyId, locationId, receivesLocationStates } = socket.data
    const room = roomOf({ companyId, locationId })
    socket.join([room, sessionRoom(sessionName(caller)), replyRoom(socket.data)])
    if (receivesLocationStates) socket.join(locationStatesRoom(room))
    socket.on(client, (message, onReceived) => {
      acknowledge(onReceived)
      options.keep(answer(answering, socket, message))
    })
  })
}
