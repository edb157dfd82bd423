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
  const coming = await look({
    from: yesterday(now),
    condition: isComing(now),
    order: sql`starts_at, booking_id`,
    most,
  })
  if (coming.length === most) return coming
  const others = await look({
    condition: sql`NOT (${yesterday(now)} AND ${isComing(now)})`,
    order: sql`starts_at DESC, booking_id`,
    most,
  })
  return [...coming, ...others].slice(0, most)
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

/**
 * The bookings to come, or the others, with the order in which they are told. `from` bounds the start. `most` is a part of the statement's text: a plan for any
 * number of rows would put all of them in order.
 */
type Part = {
  from?: RawBuilder<unknown>
  condition: RawBuilder<unknown>
  order: RawBuilder<unknown>
  most: number
}

/** No visit is longer than a day: so those to come are found by their start. */
function yesterday(now: Date) {
  return sql`starts_at > ${now}::timestamptz - interval '1 day'`
}

function isComing(now: Date) {
  return sql`(ends_at > ${now}::timestamptz AND approval <> 'declined' AND status IN ('locked', 'verified', 'scheduled', 'confirmed'))`
}

function partOf(scope: Scope, ways: readonly WalkedWay[], within: Within, part: Part) {
  const hits = ways.map((way) => {
    const wanted = sql`kind = 'appointment'${oneOf('service_id', within.serviceIds)} AND ${part.condition}`
    const hit =
      way.by === 'form' ? inOrder(scope, way, wanted, within, part) : met(scope, way, wanted, within, part)
    return sql`(${hit})`
  })
  const { order, most } = part
  return sql<BookingRow>`
    WITH hits AS MATERIALIZED (${sql.join(hits, sql` UNION `)})
    SELECT bookings.* FROM (SELECT company_id, booking_id FROM hits ORDER BY ${order} LIMIT ${sql.lit(most)}) AS first
      JOIN bookings USING (company_id, booking_id) ORDER BY ${order}`
}

type Wanted = RawBuilder<unknown>

/** Finds all that fit in the index, and looks at the rows of the first ones until there are enough. */
function inOrder(scope: Scope, way: WalkedWay, wanted: Wanted, { locationIds }: Within, part: Part) {
  const { from, order, most } = part
  return sql`
    SELECT hit.* FROM (
      SELECT fitting.* FROM ${companiesIn(scope)} AS c, LATERAL (
        SELECT company_id, booking_id, starts_at FROM bookings
        WHERE company_id = c.company_id AND ${fits(way)}${besides(way)}${from === undefined ? sql`` : sql` AND ${from}`}
      ) AS fitting ORDER BY ${order} OFFSET 0
    ) AS hit, LATERAL (
      SELECT FROM bookings WHERE company_id = hit.company_id AND booking_id = hit.booking_id AND ${wanted}${oneOf('location_id', locationIds)}
    ) AS looked_at
    ORDER BY ${order} LIMIT ${sql.lit(most)}`
}

/**
 * Walks the bookings as they follow each other, those of each location by itself where not all are meant. PostgreSQL, which takes what fits for rare, would look at all
 * of them: so it is not told before the walk what is looked for.
 */
function met(scope: Scope, way: WalkedWay, wanted: Wanted, { locationIds }: Within, part: Part) {
  const { from, order, most } = part
  const places = locationIds === null ? sql`` : sql`, unnest(${[...locationIds]}::integer[]) AS place (id)`
  const atPlace = locationIds === null ? sql`` : sql` AND location_id = place.id`
  return sql`
    SELECT hit.* FROM ${companiesIn(scope)} AS c${places}, LATERAL (
      SELECT company_id, booking_id, starts_at FROM (
        SELECT * FROM bookings WHERE company_id = c.company_id${atPlace}${from === undefined ? sql`` : sql` AND ${from}`} ORDER BY ${order} OFFSET 0
      ) AS walked WHERE ${fitsUnindexed(way)}${besides(way)} AND ${wanted} ORDER BY ${order} LIMIT ${sql.lit(most)}
    ) AS hit`
}

function besides({ held }: WalkedWay) {
  return held ? sql` AND ${held}` : sql``
}

function oneOf(column: string, ids: readonly number[] | null) {
  return ids === null ? sql`` : sql` AND ${sql.ref(column)} = ANY (${[...ids]}::integer[])`
}
