import type { Change } from '../../changes/record-store.ts'
import { bookingChange } from '../act/booking-change.ts'
import type { BookingRow } from '../store.ts'

/**
 * Makes the two events of a move: at its old place the booking is canceled as rescheduled, at its new one it
 * is scheduled. Whoever receives what is of one place only, or of slots only, gets what concerns
 * them; whoever receives both has the booking in its new place.
 */
export function movedChanges(before: BookingRow, after: BookingRow): [left: Change, arrived: Change] {
  const left: BookingRow = { ...before, status: 'rescheduled', updated_at: after.updated_at, log: after.log }
  const arrived = bookingChange('reschedule', 'booking_scheduled', before, after)
  const ended = bookingChange('reschedule', 'booking_canceled', before, left)
  return [
    { ...ended, before: arrived.before, after: arrived.after },
    { ...arrived, action: 'booking.schedule', before: null },
  ]
}
