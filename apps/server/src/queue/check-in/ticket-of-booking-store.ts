import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { BookingRow } from '../../bookings/store.ts'
import type { Database } from '../../database/database.ts'
import type { TicketRow } from '../store.ts'

/** The ticket that a booking was checked in with, unless it was canceled or its holder did not come when called. */
export async function findTicketOfBooking(
  tx: Database,
  { companyId }: CompanyScope,
  bookingId: number,
): Promise<TicketRow | undefined> {
  return await tx
    .selectFrom('tickets')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('booking_id', '=', bookingId)
    .where('status', 'not in', ['CANCELED', 'FAILED'])
    .executeTakeFirst()
}

/** Ticket that waits by a booking which is not what it was at check-in. */
export type Astray = {
  company_id: number
  ticket_id: number
  location_id: number
  /** The booking stands no more, or stands elsewhere. */
  is_over: boolean
  starts_at: Date
  fields: BookingRow['fields']
}

/**
 * Lists tickets that wait and whose bookings were canceled, declined or moved since they were checked in. Who came late has no right to lose,
 * and is found only when the appointment now begins later; who gave the right up by stepping back keeps to that. Whoever is set aside in the middle of a visit is left alone. With `ticketId` only that one.
 */
export async function listAstray(db: Database, ticketId: number | null = null): Promise<Astray[]> {
  const { rows } = await sql<Astray>`
    SELECT * FROM (
      SELECT t.company_id, t.ticket_id, t.location_id, b.starts_at, b.fields, t.appointment_at, t.places_back, t.created_at,
        b.status NOT IN ('scheduled', 'confirmed') OR b.approval = 'declined' OR b.location_id <> t.location_id AS is_over
      FROM tickets t JOIN bookings b ON b.company_id = t.company_id AND b.booking_id = t.booking_id
      WHERE t.status = 'WAITING' AND t.booking_id IS NOT NULL AND NOT t.is_held
        AND (${ticketId}::bigint IS NULL OR t.ticket_id = ${ticketId})
    ) AS waiting
    WHERE is_over OR (appointment_at <> starts_at)
      OR (appointment_at IS NULL AND places_back = 0 AND starts_at > created_at)
    ORDER BY company_id, ticket_id LIMIT 500`.execute(db)
  return rows
}
