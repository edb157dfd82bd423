import { type LocationStateMessage, locationState } from '@rinda/contract/queue/location-state'
import type { TicketMessage } from '@rinda/contract/queue/replies'
import { type Envelope, type OfferChangedMessage, offerChanged } from '@rinda/contract/wire/envelope'
import { connectQueueSocket, type QueueSocket, type QueueSocketOptions } from './queue-socket.ts'

export type VisitorSocketOptions = Omit<QueueSocketOptions, 'token'> & {
  /** The one location that the page is about. */
  locationId: number
  /** Ticket that the page shows: it is told of every change of its place. */
  ticket?: { id: number; token: string } | undefined
  /** Secret of the kiosk that this device is paired with. */
  kiosk?: string | undefined
}

/** The line of a visitor's page: the tickets of a location, its own ones with their places, and how crowded it is there. */
export type VisitorSocket = QueueSocket<VisitorBroadcast>

/** Change of the line as visitors are told of it, and that the location offers something else. */
export type VisitorBroadcast = TicketMessage | LocationStateMessage | OfferChangedMessage

/** Connects as a visitor's page to the queue socket, and stays connected until `close`. */
export function connectVisitorSocket({
  locationId,
  ticket,
  kiosk,
  ...options
}: VisitorSocketOptions): VisitorSocket {
  return connectQueueSocket<VisitorBroadcast>(
    { ...options, token: '' },
    {
      client: 'widget',
      handshake: {
        ...{ locationId, understands: [locationState, offerChanged] },
        ...(ticket ? { ticket } : {}),
        ...(kiosk ? { kiosk } : {}),
      },
      isNews: isVisitorBroadcast,
    },
  )
}

function isVisitorBroadcast(message: Envelope): message is VisitorBroadcast {
  return message.type === 'ticket' || message.type === locationState || message.type === offerChanged
}
