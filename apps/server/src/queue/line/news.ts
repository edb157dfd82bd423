import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { LinePlace } from './lines.ts'
import type { LocationStates } from './location-state.ts'

/** Listener to what becomes of the lines: the sockets of one process. */
export type LineListener = {
  /** Tells whether anybody here is told of this location. For others nothing is worked out. */
  isConcerned(place: LinePlace): boolean
  /** A ticket or a counter was changed: each event once, in the order of the stream, a ticket with its place and its waits. */
  onEvent?(event: StreamEvent): void
  /** Tickets that nobody changed, but whose place or waits are others than their holders were told last. */
  onPlaces?(place: LinePlace, tickets: readonly TicketResource[]): void
  /** The state of the location is another than was told last. */
  onState?(place: LinePlace, states: LocationStates): void
}

/** News of the lines as they change. */
export type LineNews = {
  /** Gives back how to stop. */
  subscribe(listener: LineListener): () => void
  /** Done when nothing is being read any more. */
  stop(): Promise<void>
}
