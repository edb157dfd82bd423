import type { BookingEventType } from '@rinda/contract/wire/envelope'
import type { BookingRow } from '../store.ts'

/**
 * Gives the type under which a change of a booking's file is published. Of the booking nothing else has changed: it goes out as what it is, which
 * every client takes for its newest version.
 */
export function attachmentEvent({ status }: Pick<BookingRow, 'status'>): BookingEventType {
  if (status === 'locked') return 'booking_locked'
  return status === 'verified' ? 'booking_verified' : 'booking_scheduled'
}
