import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/**
 * Counts a try at a hold's code, at once and by itself: what a refused act writes is taken back with it. False when there were `most`
 * before, or nothing is held.
 */
export async function spendAttempt(
  db: Database,
  scope: CompanyScope,
  bookingId: number,
  most: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set({ verification_attempts: sql`verification_attempts + 1` })
    .where('company_id', '=', scope.companyId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'locked')
    .where('verification_attempts', '<', most)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
