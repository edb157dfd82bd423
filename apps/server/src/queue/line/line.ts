import type { ServiceLineResource } from '@rinda/contract/queue/service-line'
import type { CounterResource, TicketResource } from '@rinda/contract/queue/ticket'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import type { AppointmentsInRow } from '@rinda/domain/queue/waiting-ticket'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { ToldLine } from '../remote/remote-store.ts'

/** The line of one location as it stands in memory: the tickets under way and the counters, as the stream has them. */
export type Line = {
  readonly companyId: number
  readonly locationId: number
  /** Number of the company's stream at which each kind was read; what was published up to there is in it. */
  readonly since: { readonly tickets: number; readonly counters: number }
  /** By id; those that have ended are not kept. */
  readonly tickets: Map<string, TicketResource>
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
  if (isUnderWay(ticket.attributes.status)) line.tickets.set(ticket.id, ticket)
  else line.tickets.delete(ticket.id)
}

/**
 * Counts who waits before a ticket that came after all of those who are known to wait in its service's line; undefined where it did not, or where
 * appointments say who is before it. Others who came since may stand behind it.
 */
export function countBeforeNew(
  { tickets }: Line,
  { id, attributes: own }: TicketResource,
  isKnown: (id: string) => boolean,
): number | undefined {
  const { place } = own
  if (own.held || own.counter !== null || own.appointment_at !== null || place === null) return undefined
  let before = 0
  for (const { id: other, attributes: one } of tickets.values()) {
    if (one.service_id !== own.service_id || one.status !== 'WAITING' || other === id) continue
    if (one.held || one.counter !== null) continue
    if (one.appointment_at !== null || one.place === null) return undefined
    const isBefore = one.place < place || (one.place === place && Number(other) < Number(id))
    if (isBefore) before += 1
    else if (isKnown(other)) return undefined
  }
  return before
}
