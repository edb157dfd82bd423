import type { Reply } from '@rinda/client/bookings/booking-replies'
import type { TicketResource } from '@rinda/contract/queue/ticket'

/** Tells whether a ticket was not given as its page, or its address, has taken as many as one may. */
export function isOverTicketLimit(reply: Reply<TicketResource>): boolean {
  return reply.ok && reply.data.attributes.failed_code === 'limited'
}
