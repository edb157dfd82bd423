import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { StreamEvent } from '../../../changes/record-store.ts'
import { isTicket } from './queue-audience.ts'

/** Function that gives the tickets of events the place and the waits that they have now. */
export type Placed = (events: readonly StreamEvent[]) => Promise<readonly StreamEvent[]>

/** Makes it out of one that does so with tickets. */
export function placedBy(
  withWaits: (tickets: readonly TicketResource[]) => Promise<readonly TicketResource[]>,
): Placed {
  return async (events) => {
    const tickets = events.map(({ resource }) => resource).filter(isTicket)
    if (tickets.length === 0) return events
    const shown = await withWaits(tickets)
    const byOld = new Map<object, TicketResource>(
      tickets.map((ticket, index) => [ticket, shown[index] ?? ticket]),
    )
    return events.map((event) => ({ ...event, resource: byOld.get(event.resource) ?? event.resource }))
  }
}
