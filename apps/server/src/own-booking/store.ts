import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Tells whether a file is attached to a booking. */
export async function hasFile(
  db: Database,
  { companyId }: CompanyScope,
  bookingId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('attachments')
    .select('booking_id')
    .where('company_id', '=', companyId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row !== undefined
}
