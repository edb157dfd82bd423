import type { Resource } from '@rinda/domain/availability/day-board'
import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Where a booking may go: any one lane of these resources, or, for a block, every lane of the one resource. */
export type Claim = {
  resources: readonly Resource[]
  lanes: 'one' | 'every'
  startsAt: Date
  endsAt: Date
  /** The local day of the start: among several specialists the one with the fewest bookings on it is taken. */
  day: { from: Date; till: Date }
}

export type ClaimedTime = { bookingId: number; specialistId: number | null }

/**
 * Claims time for a booking, by its id or for a fresh one; undefined when no lane is free. The exclusion constraint decides: the statement
 * proposes free lanes (of the specialist with the fewest bookings that day first) and takes no for an answer, since inserting and
 * catching the error is slow and deadlocks. After a lost race the next free lane is tried.
 */
export async function claimTime(
  db: Database,
  scope: CompanyScope,
  booking: number | 'fresh',
  claim: Claim,
): Promise<ClaimedTime | undefined> {
  if (claim.resources.length === 0) return undefined
  const lanes = (await withLanesNow(db, scope, claim.resources)).flatMap(({ kind, id, lanes }) =>
    Array.from({ length: lanes }, (_, index) => ({ kind, id, lane: index + 1 })),
  )
  const wanted = claim.lanes === 'every' ? lanes.length : 1
  const attempts = claim.lanes === 'every' ? 1 : lanes.length
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { rows } = await proposeLanes(scope, booking, claim, lanes, wanted).execute(db)
    const [first] = rows
    if (first && rows.length === wanted) {
      return {
        bookingId: first.booking_id,
        specialistId: first.resource_kind === 'specialist' ? first.resource_id : null,
      }
    }
    // Some lanes of a block are no block.
    if (first) await releaseTime(db, scope, first.booking_id)
  }
  return undefined
}

/**
 * Services with as many lanes as they have at this moment, and will have until the transaction ends: what was known of them before may
 * be old, and a block must not miss a lane. Specialists have one, always.
 */
async function withLanesNow(
  db: Database,
  scope: CompanyScope,
  resources: readonly Resource[],
): Promise<readonly Resource[]> {
  const serviceIds = resources.filter(({ kind }) => kind === 'service').map(({ id }) => id)
  if (serviceIds.length === 0) return resources
  const { rows } = await sql<{ id: number; lanes: number }>`
    SELECT service_id AS id, capacity AS lanes FROM services
    WHERE company_id = ${scope.companyId}::integer AND service_id = ANY (${serviceIds}::integer[])
    ORDER BY service_id FOR SHARE`.execute(db)
  const lanesOf = new Map(rows.map(({ id, lanes }) => [id, lanes]))
  return resources.map((one) =>
    one.kind === 'service' ? { ...one, lanes: lanesOf.get(one.id) ?? one.lanes } : one,
  )
}

type Lane = { kind: Resource['kind']; id: number; lane: number }
type OccupancyRow = { booking_id: number; resource_kind: Resource['kind']; resource_id: number }

function proposeLanes(
  scope: CompanyScope,
  booking: number | 'fresh',
  claim: Claim,
  lanes: readonly Lane[],
  wanted: number,
) {
  const company = sql`${scope.companyId}::integer`
  const during = sql`tstzrange(${claim.startsAt}::timestamptz, ${claim.endsAt}::timestamptz)`
  const bookingId =
    booking === 'fresh'
      ? sql`nextval(pg_get_serial_sequence('bookings', 'booking_id'))`
      : sql`${booking}::bigint`
  const isContested = lanes.length > 1 && claim.lanes === 'one'
  const load = isContested
    ? sql`(SELECT count(*) FROM occupancies o WHERE o.company_id = ${company} AND o.resource_kind = c.kind AND o.resource_id = c.id
          AND o.during && tstzrange(${claim.day.from}::timestamptz, ${claim.day.till}::timestamptz))`
    : sql`0::bigint`
  return sql<OccupancyRow>`
    WITH target AS MATERIALIZED (SELECT ${bookingId} AS booking_id)
    INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
    SELECT ${company}, c.kind, c.id, c.lane, ${during}, target.booking_id
    FROM target, unnest(${lanes.map((lane) => lane.kind)}::text[], ${lanes.map((lane) => lane.id)}::integer[],
      ${lanes.map((lane) => lane.lane)}::integer[]) AS c (kind, id, lane)
    WHERE NOT EXISTS (SELECT FROM occupancies o WHERE o.company_id = ${company} AND o.resource_kind = c.kind
      AND o.resource_id = c.id AND o.lane = c.lane AND o.during && ${during})
    ORDER BY ${load}, c.lane, c.id LIMIT ${wanted}
    ON CONFLICT DO NOTHING
    RETURNING booking_id, resource_kind, resource_id`
}

/** Gives back all the time that a booking holds. */
export async function releaseTime(db: Database, scope: CompanyScope, bookingId: number): Promise<void> {
  await db
    .deleteFrom('occupancies')
    .where('company_id', '=', scope.companyId)
    .where('booking_id', '=', bookingId)
    .execute()
}

/** The holds that are over but still stand in the way of a claim. */
export async function listDeadHoldsInTheWay(
  db: Database,
  scope: CompanyScope,
  claim: Claim,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ booking_id: number }>`
    SELECT DISTINCT o.booking_id FROM occupancies o
    JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.booking_id AND b.expire_at <= ${now}
    JOIN unnest(${claim.resources.map((resource) => resource.kind)}::text[],
      ${claim.resources.map((resource) => resource.id)}::integer[]) AS r (kind, id)
      ON o.resource_kind = r.kind AND o.resource_id = r.id
    WHERE o.company_id = ${scope.companyId}::integer
      AND o.during && tstzrange(${claim.startsAt}::timestamptz, ${claim.endsAt}::timestamptz)
    ORDER BY o.booking_id`.execute(db)
  return rows.map((row) => row.booking_id)
}

/** Whose time stands in the way of a claim, in order of its start. */
export async function listInTheWay(
  db: Database,
  scope: CompanyScope,
  claim: Claim,
  most: number,
): Promise<InTheWay[]> {
  const { rows } = await sql<InTheWay>`
    SELECT DISTINCT b.booking_id, b.starts_at, b.location_id, b.first_name, b.last_name FROM occupancies o
    JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.booking_id
    JOIN unnest(${claim.resources.map((resource) => resource.kind)}::text[],
      ${claim.resources.map((resource) => resource.id)}::integer[]) AS r (kind, id)
      ON o.resource_kind = r.kind AND o.resource_id = r.id
    WHERE o.company_id = ${scope.companyId}::integer
      AND o.during && tstzrange(${claim.startsAt}::timestamptz, ${claim.endsAt}::timestamptz)
    ORDER BY b.starts_at, b.booking_id LIMIT ${most}`.execute(db)
  return rows
}

export type InTheWay = { starts_at: Date; location_id: number; first_name: string; last_name: string }
