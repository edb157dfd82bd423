import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { BookingRow } from '../../bookings/store.ts'
import type { Database } from '../../database/database.ts'

export type PastDayFilter = {
  locationId: number
  /** Specialists whose time elsewhere counts too. */
  specialistIds: readonly number[]
  from: Date
  till: Date
  moment: Date
}

/** No booking is longer: one that began earlier is over by the first minute of the day. */
const longestBooking = sql`interval '1 day'`

/**
 * Lists all bookings that may have stood on a day of a location at a moment, or stand there now, as they are now: those that begin then, and
 * those that were moved from then since.
 */
export async function listBookingsAround(
  db: Database,
  { companyId }: CompanyScope,
  { locationId, specialistIds, from, till, moment }: PastDayFilter,
): Promise<BookingRow[]> {
  const earliest = new Date(from.getTime() - 86_400_000)
  const { rows } = await sql<BookingRow>`
    SELECT b.* FROM bookings b WHERE b.company_id = ${companyId}::integer
      AND b.starts_at >= ${from}::timestamptz - ${longestBooking} AND b.starts_at < ${till}::timestamptz
      AND (b.location_id = ${locationId}::integer OR b.specialist_id = ANY (${specialistIds}::integer[])
        OR EXISTS (SELECT FROM audit a WHERE a.company_id = b.company_id AND a.object_kind = 'booking'
          AND a.object_id = b.booking_id::text AND a.at > ${moment}::timestamptz
          AND a.before ?| array['location_id', 'specialist_id']))
    UNION
    SELECT b.* FROM audit a JOIN bookings b ON b.company_id = a.company_id AND b.booking_id = a.object_id::bigint
    WHERE a.company_id = ${companyId}::integer AND a.object_kind = 'booking' AND a.before ? 'starts_at'
      AND (a.before ->> 'starts_at') COLLATE "C" >= ${earliest.toISOString()}
      AND (a.before ->> 'starts_at') COLLATE "C" < ${till.toISOString()}
      AND a.at > ${moment}::timestamptz`.execute(db)
  return rows
}

/** Reads on which lanes bookings hold their time now, by booking. */
export async function readLanes(
  db: Database,
  { companyId }: CompanyScope,
  bookingIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ booking_id: number; lanes: number[] }>`
    SELECT booking_id, array_agg(lane ORDER BY lane) AS lanes FROM occupancies
    WHERE company_id = ${companyId}::integer AND booking_id = ANY (${bookingIds}::bigint[])
    GROUP BY booking_id`.execute(db)
  return new Map(rows.map(({ booking_id, lanes }) => [booking_id, lanes]))
}
