import { type Insertable, type Selectable, sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRequestsTable } from '../../database/tables/booking-system-tables.ts'
import type { BookingRow } from '../store.ts'

export type RequestRow = Selectable<BookingRequestsTable>
export type NewRequest = Omit<Insertable<BookingRequestsTable>, 'company_id' | 'request_id'>

/** Writes what is about to be asked. Where the same is being asked already, or something else of the same booking, that one is given. */
export async function putRequest(
  db: Database,
  { companyId }: CompanyScope,
  request: NewRequest,
): Promise<RequestRow | undefined> {
  const written = await db
    .insertInto('booking_requests')
    .values({ company_id: companyId, ...request })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (written) return written
  return await db
    .selectFrom('booking_requests')
    .selectAll()
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('key', '=', request.key),
        ...(request.booking_id == null ? [] : [eb('booking_id', '=', request.booking_id)]),
      ]),
    )
    .executeTakeFirst()
}

/** A request that is not settled, ours until the transaction ends. */
export async function lockRequest(
  tx: Database,
  { companyId }: CompanyScope,
  requestId: number,
): Promise<RequestRow | undefined> {
  return await tx
    .selectFrom('booking_requests')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
}

export async function removeRequest(
  db: Database,
  { companyId }: CompanyScope,
  requestId: number,
): Promise<void> {
  await db
    .deleteFrom('booking_requests')
    .where('company_id', '=', companyId)
    .where('request_id', '=', requestId)
    .execute()
}

/** Lists requests of a location that are not settled: any of them, so that where many find no answer for long each has its turn. */
export async function listRequests(
  db: Database,
  scope: CompanyScope,
  locationId: number,
  most: number,
): Promise<RequestRow[]> {
  return await db
    .selectFrom('booking_requests')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .orderBy(sql`random()`)
    .limit(most)
    .execute()
}

/** The id of the next booking: that of one which holds no time of ours. */
export async function nextBookingId(tx: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('bookings', 'booking_id')) AS id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('no id for a booking')
  return row.id
}

/** Finds a booking of another system by the name that it has there. */
export async function findRemote(
  db: Database,
  scope: CompanyScope,
  locationId: number,
  name: string,
): Promise<BookingRow | undefined> {
  return await db
    .selectFrom('bookings')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .where('bms_id', '=', name)
    .executeTakeFirst()
}

/** Lists what stands here of another system's bookings: those that begin in a stretch of time, and those of some names. */
export async function listRemote(
  db: Database,
  scope: CompanyScope,
  locationId: number,
  { from, till, names }: { from: Date; till: Date; names: readonly string[] },
  lock: 'for update' | 'unlocked' = 'unlocked',
): Promise<BookingRow[]> {
  const query = db
    .selectFrom('bookings')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .where('bms_id', '<>', '')
    .where(
      sql<boolean>`(starts_at >= ${from} AND starts_at < ${till} OR bms_id = ANY (${[...names]}::text[]))`,
    )
    .orderBy('booking_id')
  return await (lock === 'for update' ? query.forUpdate() : query).execute()
}

/** Lists another system's bookings at a location that stand and have not ended, whose rows stay ours until the transaction ends. */
export async function listRemoteToCome(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  now: Date,
): Promise<BookingRow[]> {
  return await tx
    .selectFrom('bookings')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .where('bms_id', '<>', '')
    .where('ends_at', '>', now)
    .where('status', 'in', ['locked', 'verified', 'scheduled', 'confirmed'])
    .where('approval', '<>', 'declined')
    .orderBy('starts_at')
    .orderBy('booking_id')
    .forUpdate()
    .execute()
}
