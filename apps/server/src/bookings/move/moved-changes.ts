import type { BookingEventType } from '@rinda/contract/wire/envelope'
import type { BookingStatus } from '@rinda/domain/booking/status'
import type { Change } from '../../changes/record-store.ts'
import { bookingChange, type LoggedAct } from '../act/booking-change.ts'
import type { BookingRow } from '../store.ts'

/**
 * Makes the two events of a move: at its old place the booking is canceled as rescheduled (a hold is given back), at its new one it
 * is scheduled. Whoever receives what is of one place only, or of slots only, gets what concerns
 * them; whoever receives both has the booking in its new place. The audit has what changed once, with the first.
 */
export function movedChanges(
  before: BookingRow,
  after: BookingRow,
  act: LoggedAct = 'reschedule',
  type: BookingEventType = 'booking_scheduled',
): [left: Change, arrived: Change] {
  const [leaving, status]: [BookingEventType, BookingStatus] =
    before.expire_at === null ? ['booking_canceled', 'rescheduled'] : ['booking_unlocked', 'unlocked']
  const left: BookingRow = { ...before, status, updated_at: after.updated_at, log: after.log }
  const arrived = bookingChange(act, arriving[type] ?? type, before, after)
  const ended = bookingChange(act, leaving, before, left)
  return [
    { ...ended, before: arrived.before, after: arrived.after },
    { ...arrived, action: after.expire_at === null ? 'booking.schedule' : 'booking.lock', before: null },
  ]
}

/** Events by which visitors learn that a time is taken, in the place of those that they do not receive. */
const arriving: Partial<Record<BookingEventType, BookingEventType>> = {
  booking_confirmed: 'booking_scheduled',
  booking_verified: 'booking_locked',
}

/** Tells whether a booking holds another time than before, or the same of another service, person or location. */
export function isElsewhere(before: BookingRow, after: BookingRow): boolean {
  return (
    before.location_id !== after.location_id ||
    before.service_id !== after.service_id ||
    before.specialist_id !== after.specialist_id ||
    before.starts_at.getTime() !== after.starts_at.getTime() ||
    before.ends_at.getTime() !== after.ends_at.getTime()
  )
}
