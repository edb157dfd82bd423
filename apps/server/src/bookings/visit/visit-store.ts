import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'

/** Place and time that a code is looked for in: codes are told apart by these, not everywhere. */
export type CodeAt = { locationId: number; code: string; from: Date; till: Date }

/** The visits with a code at a location within some time. */
export async function listByCode(
  db: Database,
  { companyId }: CompanyScope,
  { locationId, code, from, till }: CodeAt,
): Promise<BookingRow[]> {
  return await db
    .selectFrom('bookings')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', till)
    .where('code', '=', code)
    .where('kind', '=', 'appointment')
    .orderBy('starts_at')
    .orderBy('booking_id')
    .execute()
}
