import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { BookingRow } from '../../bookings/store.ts'
import type { Database } from '../../database/database.ts'

const isOver = (before: Date) =>
  sql`kind = 'appointment' AND user_deleted_at IS NULL AND expire_at IS NULL AND ends_at < ${before}::timestamptz`

/** Lists bookings that were over before a time and still say whose they are, the oldest first. */
export async function listPastVisits(
  db: Database,
  { companyId }: CompanyScope,
  before: Date,
  most: number,
): Promise<Pick<BookingRow, 'booking_id' | 'qtid'>[]> {
  const { rows } = await sql<Pick<BookingRow, 'booking_id' | 'qtid'>>`
    SELECT booking_id, qtid FROM bookings WHERE company_id = ${companyId}::integer AND ${isOver(before)}
    ORDER BY ends_at LIMIT ${most}`.execute(db)
  return rows
}

/** Locks those of some bookings of which that is still so. */
export async function lockPastVisits(
  tx: Database,
  { companyId }: CompanyScope,
  bookingIds: readonly number[],
  before: Date,
): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    SELECT * FROM bookings WHERE company_id = ${companyId}::integer AND booking_id = ANY(${bookingIds}::bigint[]) AND ${isOver(before)}
    ORDER BY booking_id FOR UPDATE`.execute(tx)
  return rows
}

/** Locks tickets that were given before a time, have ended, and still say anything of who held them. */
export async function lockPastTickets(
  tx: Database,
  { companyId }: CompanyScope,
  before: Date,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ ticket_id: number }>`
    SELECT ticket_id FROM tickets WHERE company_id = ${companyId}::integer AND created_at < ${before}::timestamptz
      AND (note <> '' OR ip <> '' OR session <> '' OR push_ids <> '{}'::jsonb) AND ended_at IS NOT NULL
    ORDER BY created_at LIMIT ${most} FOR UPDATE`.execute(tx)
  return rows.map(({ ticket_id }) => ticket_id)
}
