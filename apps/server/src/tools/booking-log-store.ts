import { type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { BookingRow } from '../bookings/store.ts'
import type { Database } from '../database/database.ts'
import type { AuditTable } from '../database/tables/change-tables.ts'

/** Bookings that the log is asked for; null and undefined narrow nothing. */
export type LogFilter = {
  from: Date
  till: Date
  companyId?: number | undefined
  locationIds: readonly number[] | null
  serviceIds: readonly number[] | null
  equals: { [Column in EqualColumn]?: BookingRow[Column] | undefined }
  /** Words that are all found somewhere in the booking. */
  words: readonly string[]
}
type EqualColumn = 'location_id' | 'service_id' | 'specialist_id' | 'status' | 'approval' | 'client_type'

/** Order of the log: what was changed last comes first, or what begins first. */
export type LogOrder = 'changed' | 'time'
export type LogCursor = { at: Date; bookingId: number }

/** All by which a booking is found: its names and numbers, as one text. */
const findable = sql<string>`search_form(concat_ws(' ', first_name, last_name, email, code, qtid, booking_id,
  '+' || phone_country_code || phone_number, phone_number, fields ->> 'business_name', fields ->> 'text2'))`

function logged(db: Database, scope: Scope, filter: LogFilter) {
  const { from, till, companyId, locationIds, serviceIds, equals, words } = filter
  let query = db
    .selectFrom('bookings')
    .where(inScope(scope))
    // Each company by itself: its index is in order of the start.
    .where(sql<boolean>`company_id = ANY (ARRAY(SELECT company_id FROM companies))`)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', till)
  if (companyId !== undefined) query = query.where('company_id', '=', companyId)
  if (locationIds) query = query.where(sql<boolean>`location_id = ANY (${locationIds}::integer[])`)
  if (serviceIds) query = query.where(sql<boolean>`service_id = ANY (${serviceIds}::integer[])`)
  for (const [column, value] of Object.entries(equals)) {
    if (value !== undefined) query = query.where(sql<boolean>`${sql.ref(column)} = ${value}`)
  }
  // What is left of a word may be nothing, which would stand in everything.
  for (const word of words)
    query = query.where(sql<boolean>`strpos(${findable}, nullif(search_form(${word}::text), '')) > 0`)
  return query
}

/** Lists bookings of the log, as many as asked for, after a place in it. */
export async function listLogged(
  db: Database,
  scope: Scope,
  filter: LogFilter,
  { order, after, most }: { order: LogOrder; after: LogCursor | undefined; most: number },
): Promise<BookingRow[]> {
  const [column, direction] =
    order === 'changed' ? (['updated_at', 'desc'] as const) : (['starts_at', 'asc'] as const)
  const further = sql.raw(direction === 'desc' ? '<' : '>')
  return await logged(db, scope, filter)
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(column)}, booking_id) ${further} (${after?.at}::timestamptz, ${after?.bookingId}::bigint)`,
      ),
    )
    .orderBy(column, direction)
    .orderBy('booking_id', direction)
    .limit(most)
    .execute()
}

export async function countLogged(db: Database, scope: Scope, filter: LogFilter): Promise<number> {
  const row = await logged(db, scope, filter)
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  return Number(row.all)
}

/** Lists what was done to a booking, newest first. */
export async function listBookingAudit(
  db: Database,
  { companyId }: CompanyScope,
  bookingId: number,
  most: number,
): Promise<Selectable<AuditTable>[]> {
  return await db
    .selectFrom('audit')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('object_kind', '=', 'booking')
    .where('object_id', '=', String(bookingId))
    .orderBy('audit_id', 'desc')
    .limit(most)
    .execute()
}
