import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/** Tells whether a booking, or another one of its series, still stands at one of the times that its visitor is told of. */
export async function standsAtAny(
  db: Database,
  { companyId }: CompanyScope,
  bookingId: number,
  startsAt: readonly Date[],
): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    SELECT 1 AS one FROM bookings AS told JOIN bookings AS b ON b.company_id = told.company_id
      AND (b.booking_id = told.booking_id OR b.config ->> 'series' = told.config ->> 'series')
    WHERE told.company_id = ${companyId}::integer AND told.booking_id = ${bookingId}::bigint
      AND b.starts_at = ANY(${startsAt}::timestamptz[])
      AND b.status IN ('scheduled', 'confirmed') AND b.approval <> 'declined' LIMIT 1`.execute(db)
  return rows.length > 0
}
