import type { BookingResource } from '@rinda/contract/booking/booking'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { WebhookEvent } from '@rinda/domain/company/webhook-event'
import { renderForKey } from '../bookings/resource.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import { ticketForVisitor } from '../queue/resource.ts'

/** Writes the text that is sent of a change: the booking or the ticket as a key that may only read sees it. */
export function payloadOf(event: WebhookEvent, { companyId, seq, resource }: StreamEvent): string {
  const { updated_at: timestamp } = resource.attributes as { updated_at: string }
  const from = resource.type === 'booking' ? cameFrom(resource as BookingResource) : undefined
  return JSON.stringify({
    type: event,
    timestamp,
    company_id: companyId,
    seq,
    ...(event === 'booking.moved' && from !== undefined ? { previous_qtid: from } : {}),
    data: shown(resource),
  })
}

function shown(resource: ResourceObject): ResourceObject {
  if (resource.type === 'booking') return renderForKey(resource as BookingResource, false)
  return ticketForVisitor(resource as TicketResource)
}

/** Name of the booking that this one took the place of, where moving it made another one. */
function cameFrom({ attributes }: BookingResource): string | undefined {
  const from = attributes.log.find((line) => line.from !== undefined)?.from
  return typeof from === 'string' ? from : undefined
}
