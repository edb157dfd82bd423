import type { ServiceLineResource } from '@rinda/contract/queue/service-line'
import type { CounterResource, TicketResource } from '@rinda/contract/queue/ticket'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import type { AppointmentsInRow } from '@rinda/domain/queue/waiting-ticket'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { ToldLine } from '../remote/remote-store.ts'
import type { StandingTickets } from './standing-tickets.ts'

/** The line of one location as it stands in memory: the tickets under way and the counters, as the stream has them. */
export type Line = {
  readonly companyId: number
  readonly locationId: number
  /** Number of the company's stream at which each kind was read; what was published up to there is in it. */
  readonly since: { readonly tickets: number; readonly counters: number }
  /** By id; those that have ended are not kept. */
  readonly tickets: Map<string, TicketResource>
  readonly standing: StandingTickets
  readonly counters: Map<string, CounterResource>
  /** Services that somebody stopped giving tickets of. */
  readonly stopped: Set<number>
  /** Appointments that were called in a row. A call may have changed them: then they are read again where there are appointments. */
  appointmentsInRow: AppointmentsInRow
  areRowsOld: boolean
  /** The line as another system told it last; null where it is kept here. A ticket that changed, or an answer, may have made it old. */
  told: ToldLine | null
  isToldOld: boolean
  /** Number of changes so far: what was worked out from the line holds as long as it is the same. */
  version: number
}

/** The kinds of events that are about a line. */
export const isOfLine = ({ resource: { type } }: StreamEvent): boolean =>
  type === 'ticket' || type === 'counter' || type === 'service_line'

/** Event by which other processes hear that another system told a line anew. No client is sent it. */
export const lineToldEvent = 'line_told'

/** Puts an event into a line, unless it was read with it. Tells whether anything changed. */
export function putEvent(line: Line, { seq, locationId, resource }: StreamEvent): boolean {
  if (locationId !== line.locationId) return false
  if (resource.type === lineToldEvent) line.isToldOld = true
  else if (resource.type === 'ticket' && seq > line.since.tickets) putTicket(line, resource as TicketResource)
  else if (resource.type === 'counter' && seq > line.since.counters)
    line.counters.set(resource.id, resource as CounterResource)
  else if (resource.type === 'service_line' && seq > line.since.tickets)
    putService(line, resource as ServiceLineResource)
  else return false
  line.version += 1
  return true
}

function putService(line: Line, { attributes: { service_id, stopped } }: ServiceLineResource): void {
  if (stopped) line.stopped.add(service_id)
  else line.stopped.delete(service_id)
}

function putTicket(line: Line, ticket: TicketResource): void {
  if (ticket.attributes.status === 'CALLED') line.areRowsOld = true
  line.isToldOld = line.told !== null
  keepTicket(line, ticket)
}

/** Keeps a ticket as it is now, as long as it is under way. */
export function keepTicket(
  { tickets, standing }: Pick<Line, 'tickets' | 'standing'>,
  ticket: TicketResource,
): void {
  const before = tickets.get(ticket.id)
  if (before) standing.remove(before)
  if (!isUnderWay(ticket.attributes.status)) {
    tickets.delete(ticket.id)
    return
  }
  tickets.set(ticket.id, ticket)
  standing.add(ticket)
}
