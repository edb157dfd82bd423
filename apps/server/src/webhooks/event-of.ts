import type { BookingResource } from '@rinda/contract/booking/booking'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { WebhookEvent } from '@rinda/domain/company/webhook-event'
import type { StreamEvent } from '../changes/record-store.ts'

/** Names what another system is told of a change of the stream; null: nothing. */
export function eventOf({ type, resource }: Pick<StreamEvent, 'type' | 'resource'>): WebhookEvent | null {
  if (resource.type === 'booking') return eventOfBooking(type, resource as BookingResource)
  return resource.type === 'ticket' ? eventOfTicket(resource as TicketResource) : null
}

/** Acts by which a visit is canceled: by somebody, by another system, as nobody paid for it, or as its visitor had their data erased. */
const ends: ReadonlySet<string> = new Set(['cancel', 'follow', 'unpaid', 'erase'])

/** Holds and blocks are nobody's visits. A booking that moves ends at its old place and begins at its new one: that is told once. */
function eventOfBooking(type: string, { attributes }: BookingResource): WebhookEvent | null {
  const last = attributes.log.at(-1)
  if (attributes.fields._is_blocked || attributes.status === 'rescheduled') return null
  if (type === 'booking_canceled') return ends.has(last?.act ?? '') ? 'booking.canceled' : null
  if (type === 'booking_confirmed' && last?.act === 'confirm') return 'booking.confirmed'
  if (type === 'booking_accepted') return 'booking.accepted'
  if (type === 'booking_declined') return 'booking.declined'
  if (type === 'booking_served') return attributes.served_at ? 'booking.attended' : 'booking.changed'
  if (type !== 'booking_scheduled' && type !== 'booking_confirmed') return null
  // What another system says of a booking that stands, or of one that is new.
  if (last?.act === 'follow' && attributes.log.length === 1) return 'booking.booked'
  if (last?.act === 'change' || last?.act === 'follow')
    return last.moved === true ? 'booking.moved' : 'booking.changed'
  if (last?.act === 'reschedule' || (last?.act === 'schedule' && last.from !== undefined))
    return 'booking.moved'
  return last?.act === 'schedule' ? 'booking.booked' : 'booking.changed'
}

function eventOfTicket({ attributes }: TicketResource): WebhookEvent | null {
  const { status, failed_code, created_at, updated_at, label } = attributes
  // What another system was asked for and did not give was never taken.
  if (label === '' && (status === 'CANCELED' || status === 'FAILED')) return null
  if (status === 'CALLED') return 'ticket.called'
  if (status === 'DONE') return 'ticket.done'
  if (status === 'CANCELED') return 'ticket.canceled'
  if (status === 'FAILED') return failed_code === 'no_show' ? 'ticket.no_show' : 'ticket.canceled'
  if (status !== 'WAITING') return null
  return created_at === updated_at ? 'ticket.taken' : 'ticket.changed'
}
