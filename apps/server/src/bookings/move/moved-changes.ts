import type { Change } from '../../changes/record-store.ts'
import { bookingChange } from '../act/booking-change.ts'
import type { BookingRow } from '../store.ts'

/**
 * What a move of one booking sounds like: where it stood it is canceled as rescheduled, where it is now it is scheduled. Who hears of one
 * place only, or of slots only, hears what concerns them; whoever hears both has the booking in its new place.
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
