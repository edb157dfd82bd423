import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'
import { writeShort } from './short-store.ts'

/** Gives bookings in short that were not read as they stand in the database, as `ShortBookings`; starts count from `from`. */
export async function shortOf(db: Database, rows: readonly BookingRow[], from: Date): Promise<string> {
  return await writeShort(db, rows, from)
}
