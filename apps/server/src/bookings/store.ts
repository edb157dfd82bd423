import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { BookingsTable } from '../database/schema.ts'
import type { BookingName } from './booking-name.ts'

export type BookingRow = Selectable<BookingsTable>
export type NewBooking = Omit<Insertable<BookingsTable>, 'company_id' | 'booking_id' | 'specialist_id'>
export type BookingPatch = Omit<Updateable<BookingsTable>, 'company_id' | 'booking_id' | 'qtid' | 'token'>

/** The booking of that name within the scope; with `lock` its row stays ours until the transaction ends. */
export async function findBooking(
  db: Database,
  scope: Scope | CompanyScope,
  name: BookingName,
  lock: 'for update' | 'unlocked' = 'unlocked',
): Promise<BookingRow | undefined> {
  const query = db.selectFrom('bookings').selectAll().where(inScope(scope))
  const named =
    'qtid' in name ? query.where('qtid', '=', name.qtid) : query.where('booking_id', '=', name.bookingId)
  return await (lock === 'for update' ? named.forUpdate() : named).executeTakeFirst()
}

export async function updateBooking(
  db: Database,
  scope: CompanyScope,
  bookingId: number,
  patch: BookingPatch,
): Promise<BookingRow> {
  return await db
    .updateTable('bookings')
    .set(patch)
    .where('company_id', '=', scope.companyId)
    .where('booking_id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes a booking whose time has been claimed. */
export async function insertBooking(
  db: Database,
  scope: CompanyScope,
  claimed: { bookingId: number; specialistId: number | null },
  booking: NewBooking,
): Promise<BookingRow> {
  return await db
    .insertInto('bookings')
    .values({
      ...booking,
      company_id: scope.companyId,
      booking_id: claimed.bookingId,
      specialist_id: claimed.specialistId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How many times a session holds at this moment. */
export async function countHolds(
  db: Database,
  scope: CompanyScope,
  session: string,
  now: Date,
): Promise<number> {
  const { held } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('held'))
    .where('company_id', '=', scope.companyId)
    .where('expire_at', '>', now)
    .where('session', '=', session)
    .executeTakeFirstOrThrow()
  return held
}

/** The holds that are over, by company. */
export async function listDueHolds(
  db: Database,
  now: Date,
): Promise<{ company_id: number; booking_ids: number[] }[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['company_id', 'booking_id'])
    .where('expire_at', '<=', now)
    .orderBy('booking_id')
    .limit(500)
    .execute()
  const byCompany = Map.groupBy(rows, (row) => row.company_id)
  return [...byCompany].map(([company_id, group]) => ({
    company_id,
    booking_ids: group.map((row) => row.booking_id),
  }))
}

/** When the next hold ends; null when nothing is held. */
export async function nextDueTime(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.min('expire_at').as('due'))
    .where('expire_at', 'is not', null)
    .executeTakeFirst()
  return row?.due ?? null
}
