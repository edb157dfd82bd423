import type { Texts } from '@rinda/client/http/entity'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { faceOf, isInLine } from './ticket-face.ts'

/** Ticket as it is kept for when there is no line: nothing that changes while others are called, as a place or a wait. */
export type KeptTicket = {
  readonly label: string
  readonly stood: 'waiting' | 'held' | 'called' | 'over'
  readonly counter: Ticket['counter']
  readonly createdAt: number
  readonly zone: string
  readonly place: Texts
  readonly service: Texts | null
}

export function keptTicketOf(ticket: Ticket, location: VisitLocation): KeptTicket {
  const face = faceOf(ticket)
  // That somebody is next is true for a minute or two.
  const stood = face === 'called' || face === 'held' ? face : isInLine(face) ? 'waiting' : 'over'
  const service = location.services.find(({ id }) => id === ticket.serviceId)
  return {
    ...{ label: ticket.label, stood, counter: ticket.counter, createdAt: Date.parse(ticket.createdAt) },
    ...{ zone: location.timezone, place: location.name, service: service?.name ?? null },
  }
}
