import type { BookingName } from './booking-name.ts'
import type { BookingRow } from './store.ts'

/** Part of a booking that tells where it stands and whose it is. Company, id, name and token never change; where it stands may. */
export type SeenBooking = Pick<
  BookingRow,
  'company_id' | 'booking_id' | 'qtid' | 'token' | 'location_id' | 'service_id' | 'bms_id'
>

/**
 * Bookings that this process has lately had in its hands: whoever is about to act on one knows its company and its location without
 * asking the database before the transaction. A hint: in the transaction the row itself is read.
 */
export type SeenBookings = {
  find(name: BookingName): SeenBooking | undefined
  note(row: SeenBooking): void
}

const mostSeen = 5_000

/** Remembers the bookings that were seen last. */
export function createSeenBookings(): SeenBookings {
  const seen = new Map<string, SeenBooking>()
  return {
    find: (name) => ('qtid' in name ? seen.get(name.qtid) : undefined),
    note({ company_id, booking_id, qtid, token, location_id, service_id, bms_id }) {
      seen.delete(qtid)
      seen.set(qtid, { company_id, booking_id, qtid, token, location_id, service_id, bms_id })
      const [oldest] = seen.size > mostSeen ? seen.keys() : []
      if (oldest !== undefined) seen.delete(oldest)
    },
  }
}
