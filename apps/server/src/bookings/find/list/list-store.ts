import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import type { Database } from '../../../database/database.ts'
import type { BookingRow } from '../../store.ts'
import { type BookingFilter, type Way, waysTo } from './list-way-store.ts'

/** The place in a list after which the next page begins. */
export type Cursor = { startsAt: Date; bookingId: number }
export type ListOrder = { newestFirst?: boolean; after?: Cursor | undefined; most: number }

/**
 * Bookings in order of their start (then id), as many as asked for. They are read along the ways of the filter at once, each in that order
 * and no further than the page reaches; over all companies, from each as if it were alone.
 */
export async function listBookings(
  db: Database,
  scope: Scope,
  filter: BookingFilter,
  list: ListOrder,
): Promise<BookingRow[]> {
  return (await queryOf<BookingRow>(scope, filter, list)?.execute(db))?.rows ?? []
}

/** The query of that list, or of some columns of it, which are to hold start and id; undefined where nothing can be found. */
export function queryOf<Row>(
  scope: Scope,
  filter: BookingFilter,
  list: ListOrder,
  columns: RawBuilder<unknown> = sql`*`,
): RawBuilder<Row> | undefined {
  const ways = waysTo(filter)
  if (ways.length === 0) return undefined
  const page = pageOf(list)
  const within = (company: RawBuilder<unknown>) => along<Row>({ ways, company, columns }, filter, list)
  if (scope.companyId !== 'all') return within(sql`${scope.companyId}::integer`)
  return sql<Row>`
    SELECT b.* FROM ${companiesOf(filter)} AS c, LATERAL (${within(sql`c.company_id`)}) AS b ${page}`
}

type Walk = { ways: readonly Way[]; company: RawBuilder<unknown>; columns: RawBuilder<unknown> }

function along<Row>({ ways, company, columns }: Walk, filter: BookingFilter, list: ListOrder) {
  const page = pageOf(list)
  const walks = ways.map(
    (way) =>
      sql`SELECT ${columns} FROM bookings WHERE company_id = ${company}${sql.join(conditionsOf(way, filter, list), sql``)} ${page}`,
  )
  const [only] = walks
  if (only && walks.length === 1) return sql<Row>`${only}`
  return sql<Row>`SELECT * FROM (${sql.join(
    walks.map((walk) => sql`(${walk})`),
    sql` UNION ALL `,
  )}) AS walked ${page}`
}

/** The companies in which a filter can find anything, with their bounds where each has its own. */
function companiesOf({ locationIds, byCompany }: BookingFilter) {
  const all = locationIds
    ? sql`(SELECT DISTINCT company_id FROM locations WHERE location_id = ANY (${[...locationIds]}::integer[]))`
    : sql`companies`
  if (!byCompany) return all
  const ids = byCompany.map(({ companyId }) => companyId)
  const bounds = (name: 'from' | 'till') => sql`${byCompany.map((one) => one[name] ?? null)}::timestamptz[]`
  return sql`(SELECT company_id, from_at, till_at FROM ${all} AS found
    JOIN unnest(${ids}::integer[], ${bounds('from')}, ${bounds('till')}) AS bounds (company_id, from_at, till_at) USING (company_id))`
}

function pageOf({ newestFirst, most }: ListOrder) {
  const direction = newestFirst ? sql`DESC` : sql`ASC`
  return sql`ORDER BY starts_at ${direction}, booking_id ${direction} LIMIT ${most}::bigint`
}

function conditionsOf(way: Way, filter: BookingFilter, { after }: ListOrder): RawBuilder<unknown>[] {
  const { locationIds, serviceIds, specialistId, statuses, from, till, byCompany, phone } = filter
  const led = Object.entries(way).map(([column, value]) => sql` AND ${sql.ref(column)} = ${value}`)
  const among = (column: keyof Way, type: string, values: readonly unknown[] | undefined) =>
    values && way[column] === undefined
      ? [sql` AND ${sql.ref(column)} = ANY (${[...values]}::${sql.raw(type)}[])`]
      : []
  return [
    ...led,
    ...among('location_id', 'integer', locationIds),
    ...among('service_id', 'integer', serviceIds),
    ...among('specialist_id', 'integer', specialistId === undefined ? undefined : [specialistId]),
    // Of what is open there is an index of its own, which says which statuses these are.
    ...(filter.isPaymentPending ? [sql` AND ${isPaymentPending}`] : among('status', 'text', statuses)),
    ...(from ? [sql` AND starts_at >= ${from}`] : []),
    ...(till ? [sql` AND starts_at < ${till}`] : []),
    ...(byCompany?.some((one) => one.from) ? [sql` AND starts_at >= c.from_at`] : []),
    ...(byCompany?.some((one) => one.till) ? [sql` AND starts_at < c.till_at`] : []),
    ...(phone
      ? [
          sql` AND phone_number <> '' AND phone_number COLLATE "C" = ${phone.number}
            AND phone_country_code = ${phone.countryCode}`,
        ]
      : []),
    ...(after
      ? [sql` AND (starts_at, booking_id) > (${after.startsAt}::timestamptz, ${after.bookingId}::bigint)`]
      : []),
  ]
}

/** The words of the index `bookings_by_open_payment`: said otherwise, it would not be taken. */
const isPaymentPending = sql`fields ->> '_payment_status' = 'PENDING' AND approval <> 'declined'
  AND status IN ('locked', 'verified', 'scheduled', 'confirmed')`
