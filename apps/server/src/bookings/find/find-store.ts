import { type RawBuilder, sql } from 'kysely'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'
import {
  companiesIn,
  fits,
  fitsUnindexed,
  type VisitorQuery,
  type WalkedWay,
  waysToWalk,
} from './find-way-store.ts'

/** Limits of the search by place; null does not narrow. */
type Within = { locationIds: readonly number[] | null; serviceIds: readonly number[] | null }

/**
 * The bookings of visitors that fit: those to come first, the next one on top, then the others, the newest on top. Each way to fit is
 * walked by itself in that order, and no further than the answer reaches.
 */
export async function findBookings(
  db: Database,
  scope: Scope,
  query: VisitorQuery,
  within: Within,
  { now, most }: { now: Date; most: number },
): Promise<BookingRow[]> {
  const ways = await waysToWalk(db, scope, query)
  if (ways.length === 0) return []
  const look = async (part: Part) => (await partOf(scope, ways, within, part).execute(db)).rows
  const coming = await look({ condition: isComing(now), order: sql`starts_at, booking_id`, most })
  if (coming.length === most) return coming
  const others = await look({
    condition: sql`NOT ${isComing(now)}`,
    order: sql`starts_at DESC, booking_id`,
    most: most - coming.length,
  })
  return [...coming, ...others]
}

/** The bookings of visitors with a name that fit, the newest on top. Holds that became no booking are left out. */
export async function listLatestFitting(
  db: Database,
  scope: CompanyScope,
  query: VisitorQuery,
  within: Within,
  most: number,
): Promise<BookingRow[]> {
  const ways = await waysToWalk(db, scope, query)
  if (ways.length === 0) return []
  const condition = sql`(first_name <> '' OR last_name <> '') AND status IN ('scheduled', 'confirmed', 'canceled', 'rescheduled')`
  const part = { condition, order: sql`starts_at DESC, booking_id`, most }
  return (await partOf(scope, ways, within, part).execute(db)).rows
}

/** The bookings to come, or the others, with the order in which they are told. */
type Part = { condition: RawBuilder<unknown>; order: RawBuilder<unknown>; most: number }

/** No visit is longer than a day: so those to come are found by their start. */
function isComing(now: Date) {
  return sql`(starts_at > ${now}::timestamptz - interval '1 day' AND ends_at > ${now}::timestamptz AND approval <> 'declined'
    AND status IN ('locked', 'verified', 'scheduled', 'confirmed'))`
}

function partOf(scope: Scope, ways: readonly WalkedWay[], within: Within, part: Part) {
  const { condition, order, most } = part
  const meant = sql`kind = 'appointment'${oneOf('location_id', within.locationIds)}${oneOf('service_id', within.serviceIds)}`
  const hits = sql.join(
    ways.map((way) => {
      const wanted = sql`${meant} AND ${condition}${way.rest}`
      if (way.by === 'form') return sql`SELECT * FROM (${byForm(way, wanted, part)}) AS hit`
      const from = way.by === 'all' ? fits(way) : fitsUnindexed(way)
      return sql`SELECT hit.* FROM ${companiesIn(scope)} AS c, LATERAL (
        SELECT company_id, booking_id, starts_at FROM bookings WHERE company_id = c.company_id AND ${from} AND ${wanted}
        ${way.by === 'all' ? sql`` : sql`ORDER BY ${order} LIMIT ${most}::bigint`}) AS hit`
    }),
    sql` UNION `,
  )
  return sql<BookingRow>`
    WITH hits AS MATERIALIZED (${hits})
    SELECT bookings.* FROM (SELECT company_id, booking_id FROM hits ORDER BY ${order} LIMIT ${most}::bigint) AS first
      JOIN bookings USING (company_id, booking_id) ORDER BY ${order}`
}

/** Each name is walked by itself: behind it its index is in order of the start. */
function byForm(way: WalkedWay & { by: 'form' }, wanted: RawBuilder<unknown>, { order, most }: Part) {
  return sql`
    SELECT hit.* FROM unnest(${way.forms.map((one) => one.companyId)}::integer[], ${way.forms.map((one) => one.form)}::text[])
      AS known (company_id, form), LATERAL (
      SELECT company_id, booking_id, starts_at FROM bookings WHERE company_id = known.company_id AND ${way.filled} AND ${way.form} = known.form
        AND ${wanted} ORDER BY ${order} LIMIT ${most}::bigint) AS hit`
}

function oneOf(column: string, ids: readonly number[] | null) {
  return ids === null ? sql`` : sql` AND ${sql.ref(column)} = ANY (${[...ids]}::integer[])`
}
