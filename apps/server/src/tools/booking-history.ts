import type { BookingChangeResource } from '@rinda/contract/booking/booking-log'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { BookingRow } from '../bookings/store.ts'
import type { Database } from '../database/database.ts'
import { bookingChanges } from './booking-changes.ts'
import { listBookingAudit } from './booking-log-store.ts'

const mostChanges = 500

/** Tells who changed what of a booking, from which value to which, newest first. */
export async function bookingHistory(
  db: Database,
  caller: PortalCaller,
  booking: BookingRow,
): Promise<BookingChangeResource[]> {
  const scope = narrow(caller.scope, booking.company_id)
  const rows = await listBookingAudit(db, scope, booking.booking_id, mostChanges)
  return rows.map((row) => ({
    id: String(row.audit_id),
    type: 'booking_change',
    attributes: {
      at: row.at.toISOString(),
      actor_kind: row.actor_kind,
      actor: row.actor,
      ip: row.ip,
      act: row.action.replace(/^booking\./, ''),
      changes: bookingChanges(row.before, row.after),
    },
  }))
}
