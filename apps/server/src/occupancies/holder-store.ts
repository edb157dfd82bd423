import type { CompanyScope } from '../access/scope.ts'
import type { JsonObject } from '../database/columns-of.ts'
import type { Database } from '../database/database.ts'
import type { BookingLogEntry } from '../database/tables/booking-tables.ts'

/** Booking that holds time, as far as it is named to whoever finds the time taken. */
export type HolderRow = {
  booking_id: number
  qtid: string
  kind: 'appointment' | 'block'
  service_id: number
  first_name: string
  last_name: string
  notes: JsonObject
  log: BookingLogEntry[]
}

/** Finds the bookings of these ids that hold time, by id. */
export async function findHolders(
  db: Database,
  scope: CompanyScope,
  bookingIds: readonly number[],
): Promise<Map<number, HolderRow>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bookings')
    .select(['booking_id', 'qtid', 'kind', 'service_id', 'first_name', 'last_name', 'notes', 'log'])
    .where('company_id', '=', scope.companyId)
    .where('booking_id', 'in', bookingIds)
    .execute()
  return new Map(rows.map((row) => [row.booking_id, row]))
}
