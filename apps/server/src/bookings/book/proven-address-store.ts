import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { CustomerColumns } from './customer.ts'

/** Tells whether an address was booked with before, in another booking than this one, and nobody has proven it by a code or by coming. */
export async function isBookedUnproven(
  tx: Database,
  { companyId }: CompanyScope,
  by: 'email' | 'sms',
  { email, phone_country_code, phone_number }: CustomerColumns,
  bookingId: number | null,
): Promise<boolean> {
  // In the words of the indexes by e-mail and by telephone.
  const isTheirs =
    by === 'email'
      ? sql`lower(email) COLLATE "C" = ${email.toLowerCase()} AND email <> ''`
      : sql`phone_number COLLATE "C" = ${phone_number} AND phone_number <> '' AND phone_country_code = ${phone_country_code}`
  const { rows } = await sql<{ is_unproven: boolean }>`
    SELECT count(*) > 0 AND NOT coalesce(bool_or(served_at IS NOT NULL OR log @> '[{"act": "verify"}]'), false) AS is_unproven
    FROM bookings WHERE company_id = ${companyId}::integer AND ${isTheirs} AND kind = 'appointment'
      AND status IN ('scheduled', 'confirmed', 'canceled') AND booking_id IS DISTINCT FROM ${bookingId}::bigint`.execute(
    tx,
  )
  return rows[0]?.is_unproven === true
}
