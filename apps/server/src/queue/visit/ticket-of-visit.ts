import { ticketLabel } from '@rinda/domain/queue/label'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { findTicketOfBooking } from '../check-in/ticket-of-booking-store.ts'

/** The number by which the visitor of a booking waits, or was served, with its token. */
export type TicketOfVisit = { id: string; token: string; label: string }

/** Finds the ticket that a booking was checked in with, unless it is over without a visit. */
export async function ticketOfVisit(
  db: Database,
  scope: CompanyScope,
  bookingId: number,
): Promise<TicketOfVisit | undefined> {
  const row = await findTicketOfBooking(db, scope, bookingId)
  if (!row) return undefined
  const label = row.is_remote ? row.remote_label : ticketLabel(row.letter, row.number)
  return { id: String(row.ticket_id), token: row.token, label }
}
