import type { BookingStatus } from '@rinda/domain/booking/status'
import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'

/** Which bookings are meant; what is absent does not narrow. `from` (included) and `till` (not included) bound the start. */
export type BookingFilter = {
  locationIds?: readonly number[] | undefined
  serviceIds?: readonly number[] | undefined
  specialistId?: number | undefined
  statuses?: readonly BookingStatus[] | undefined
  from?: Date | undefined
  till?: Date | undefined
  phone?: { countryCode: string; number: string } | undefined
  isPaymentPending?: boolean | undefined
}

/** The place in a list after which the next page begins. */
export type Cursor = { startsAt: Date; bookingId: number }
export type ListOrder = { newestFirst?: boolean; after?: Cursor | undefined; most: number }

/** Bookings in order of their start (then id), as many as asked for. */
export async function listBookings(
  db: Database,
  scope: Scope,
  filter: BookingFilter,
  { newestFirst = false, after, most }: ListOrder,
): Promise<BookingRow[]> {
  const direction = newestFirst ? 'desc' : 'asc'
  let query = db.selectFrom('bookings').selectAll().where(inScope(scope))
  if (filter.locationIds) query = query.where('location_id', 'in', [-1, ...filter.locationIds])
  if (filter.serviceIds) query = query.where('service_id', 'in', [-1, ...filter.serviceIds])
  if (filter.specialistId !== undefined) query = query.where('specialist_id', '=', filter.specialistId)
  if (filter.statuses) query = query.where('status', 'in', filter.statuses)
  if (filter.from) query = query.where('starts_at', '>=', filter.from)
  if (filter.till) query = query.where('starts_at', '<', filter.till)
  if (filter.phone) {
    query = query
      .where('phone_country_code', '=', filter.phone.countryCode)
      .where('phone_number', '=', filter.phone.number)
  }
  if (filter.isPaymentPending)
    query = query.where(sql<boolean>`fields ->> '_payment_status' = 'PENDING' AND approval <> 'declined'`)
  if (after)
    query = query.where(
      sql<boolean>`(starts_at, booking_id) > (${after.startsAt}::timestamptz, ${after.bookingId}::bigint)`,
    )
  return await query.orderBy('starts_at', direction).orderBy('booking_id', direction).limit(most).execute()
}
