import type { BookingResource } from '@rinda/contract/booking/booking'
import type { MessageKind } from '@rinda/contract/booking/outbox'
import type { StreamEvent } from '../changes/record-store.ts'

/** Tells whether a visitor may be told of a change, now or beforehand: it is of a booking that is more than a hold, or has a message of its own. */
export function isVisitChange({ type, resource }: Pick<StreamEvent, 'type' | 'resource'>): boolean {
  if (resource.type !== 'booking') return false
  const booking = resource as BookingResource
  const { fields, status } = booking.attributes
  if (fields._is_blocked) return false
  return (status !== 'locked' && status !== 'unlocked') || kindOf(type, booking) !== null
}

/**
 * Gives what the visitor is told of a change of their booking; null: nothing. A booking that moves ends at its old place and begins at its
 * new one: the visitor is told once, of the beginning.
 */
export function kindOf(type: string, { attributes: booking }: BookingResource): MessageKind | null {
  const last = booking.log.at(-1)
  // Another system tells this visitor: it was asked for the booking, or keeps it for us.
  if (booking.fields._is_blocked || booking.fields._told_elsewhere) return null
  if (type === 'booking_locked') return last?.act === 'code' ? 'code' : null
  if (type === 'booking_declined') return 'declined'
  if (booking.status === 'rescheduled') return null
  if (type === 'booking_canceled')
    return last?.act === 'cancel' || last?.act === 'unpaid' || last?.act === 'follow' ? 'canceled' : null
  // It is told of once it is paid for; that it ended is told all the same.
  if (booking.fields._payment_status === 'PENDING') return null
  if (type === 'booking_accepted') return 'confirmed'
  if (last?.act === 'pay' || last?.act === 'take_again')
    return booking.approval === 'pending' ? 'requested' : 'confirmed'
  const isMoved = (last?.act === 'change' || last?.act === 'follow') && last.moved === true
  if (isMoved && (type === 'booking_scheduled' || type === 'booking_confirmed')) {
    if (booking.approval === 'declined') return null
    return booking.approval === 'pending' ? 'requested' : 'moved'
  }
  if (type !== 'booking_scheduled') return null
  if (last?.act === 'offer_earlier') return last.silent ? null : 'earlier'
  if (last?.act !== 'schedule' && last?.act !== 'reschedule') return null
  if (booking.approval === 'pending') return 'requested'
  return last.act === 'reschedule' || last.from !== undefined ? 'moved' : 'confirmed'
}
