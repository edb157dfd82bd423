import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/**
 * Has the months counted again in which some bookings and tickets lie, or lay before they were moved: at whatever location and time they
 * ever were, also at pairs of these where none was. A month that is not over is due at its end as before.
 */
export async function markTouched(
  tx: Database,
  { companyId }: CompanyScope,
  touched: { bookingIds: readonly number[]; ticketIds: readonly number[] },
): Promise<void> {
  await sql`
    WITH moved AS (
      SELECT object_id::bigint AS booking_id, before FROM audit
      WHERE company_id = ${companyId}::integer AND object_kind = 'booking' AND object_id = ANY (${touched.bookingIds.map(String)}::text[])
        AND (before ? 'starts_at' OR before ? 'location_id')
    ), b AS (
      SELECT booking_id, location_id, starts_at FROM bookings
      WHERE company_id = ${companyId}::integer AND booking_id = ANY (${touched.bookingIds}::bigint[])
    ), places AS (
      SELECT booking_id, location_id FROM b
      UNION SELECT booking_id, (before ->> 'location_id')::integer FROM moved WHERE before ? 'location_id'
    ), moments AS (
      SELECT booking_id, starts_at FROM b
      UNION SELECT booking_id, (before ->> 'starts_at')::timestamptz FROM moved WHERE before ? 'starts_at'
    ), touched AS (
      SELECT p.company_id, p.month, p.location_id FROM places JOIN moments USING (booking_id)
      JOIN report_parts p ON p.company_id = ${companyId}::integer AND p.location_id = places.location_id
        AND p.begins_at <= moments.starts_at AND p.ends_at > moments.starts_at
      UNION
      SELECT p.company_id, p.month, p.location_id FROM tickets t
      JOIN report_parts p ON p.company_id = t.company_id AND p.location_id = t.location_id
        AND p.month = date_trunc('month', t.day)::date
      WHERE t.company_id = ${companyId}::integer AND t.ticket_id = ANY (${touched.ticketIds}::bigint[])
    )
    UPDATE report_parts p SET due_at = least(p.due_at, p.ends_at)
    FROM touched WHERE p.company_id = touched.company_id AND p.month = touched.month AND p.location_id = touched.location_id`.execute(
    tx,
  )
}

/** Has all months of the company counted again: so much has changed at once that it is not told row by row. */
export async function markAll(tx: Database, { companyId }: CompanyScope): Promise<void> {
  await sql`
    UPDATE report_parts SET due_at = least(due_at, ends_at)
    WHERE company_id = ${companyId}::integer`.execute(tx)
}
