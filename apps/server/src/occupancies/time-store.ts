import type { Resource } from '@rinda/domain/availability/day-board'
import { type RawBuilder, sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { together } from '../database/together.ts'

/**
 * Claim of time for a booking: any one lane of these resources, or, for a block, every lane of the one
 * resource.
 */
export type Claim = {
  /** Location of the time: that of a location whose bookings another system keeps by then is nobody's to claim. */
  locationId: number
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
 * catching the error is slow and deadlocks. The location is kept from being given to another system until the transaction ends. After a lost race the next free lane is tried. What the constraint misses, the second guard
 * refuses at the commit; the verb is run again then, and finds the lane taken.
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
    const rows = await proposeLanes(db, { scope, booking, claim, lanes, wanted })
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
  const lanesOf = await readLanes(db, { scope, serviceIds })
  return resources.map((one) =>
    one.kind === 'service' ? { ...one, lanes: lanesOf.get(one.id) ?? one.lanes } : one,
  )
}

type OfServices = { scope: CompanyScope; serviceIds: readonly number[] }

const readLanes = together(
  async (db: Database, asked: readonly [OfServices, ...OfServices[]]) => {
    const all = [...new Set(asked.flatMap(({ serviceIds }) => serviceIds))]
    const { rows } = await sql<{ id: number; lanes: number }>`
      SELECT service_id AS id, capacity AS lanes FROM services
      WHERE company_id = ${asked[0].scope.companyId}::integer AND service_id = ANY (${all}::integer[])
      ORDER BY service_id FOR SHARE`.execute(db)
    const lanesOf = new Map(rows.map(({ id, lanes }) => [id, lanes]))
    return asked.map(() => lanesOf)
  },
  () => false,
)

type Lane = { kind: Resource['kind']; id: number; lane: number }
type OccupancyRow = { booking_id: number; resource_kind: Resource['kind']; resource_id: number }
type Proposal = {
  scope: CompanyScope
  booking: number | 'fresh'
  claim: Claim
  lanes: readonly Lane[]
  wanted: number
}

/**
 * Proposes lanes for bookings, in the same order whoever does it, so that two transactions do not wait for each other: by resource, then by
 * time. That of each that was free is taken.
 */
const proposeLanes = together(async (db: Database, proposals: readonly [Proposal, ...Proposal[]]) => {
  const company = sql`${proposals[0].scope.companyId}::integer`
  const asked = proposals
    .map(({ booking, claim, lanes, wanted }, place) => ({
      ...{ place, booking: booking === 'fresh' ? null : booking, lanes, wanted, location: claim.locationId },
      ...{ from: claim.startsAt, till: claim.endsAt, dayFrom: claim.day.from, dayTill: claim.day.till },
      isContested: lanes.length > 1 && claim.lanes === 'one',
    }))
    .toSorted((one, other) => firstOf(one) - firstOf(other) || one.from.getTime() - other.from.getTime())
  const { rows } = await sql<OccupancyRow & { place: number }>`
    WITH ours AS MATERIALIZED (
      SELECT location_id FROM locations WHERE company_id = ${company} AND bms_base_url = ''
        AND location_id = ANY (${[...new Set(proposals.map(({ claim }) => claim.locationId))]}::integer[])
      ORDER BY location_id FOR KEY SHARE
    ), asked AS MATERIALIZED (
      SELECT *, coalesce(booking, nextval(pg_get_serial_sequence('bookings', 'booking_id'))) AS booking_id, tstzrange("from", till) AS during
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS t (place integer, booking bigint, lanes jsonb, wanted integer, location integer,
        "from" timestamptz, till timestamptz, "dayFrom" timestamptz, "dayTill" timestamptz, "isContested" boolean)
      WHERE location = ANY (ARRAY(SELECT location_id FROM ours))
    ), claimed AS (
      INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
      SELECT ${company}, c.kind, c.id, c.lane, asked.during, asked.booking_id FROM asked CROSS JOIN LATERAL (
        SELECT l.kind, l.id, l.lane FROM jsonb_to_recordset(asked.lanes) AS l (kind text, id integer, lane integer)
        WHERE ${isTaken(company)} IS NOT TRUE
        ORDER BY CASE WHEN asked."isContested" THEN
          (SELECT count(*) FROM occupancies o WHERE o.company_id = ${company} AND o.resource_kind = l.kind AND o.resource_id = l.id
            AND o.during && tstzrange(asked."dayFrom", asked."dayTill")) ELSE 0 END, l.lane, l.id
        LIMIT asked.wanted) AS c
      ON CONFLICT DO NOTHING
      RETURNING booking_id, resource_kind, resource_id
    )
    SELECT asked.place, booking_id, claimed.resource_kind, claimed.resource_id FROM claimed JOIN asked USING (booking_id)`.execute(
    db,
  )
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return proposals.map((_, place): OccupancyRow[] => byPlace.get(place) ?? [])
}, hasRows)

/**
 * Tells whether a lane `l` is taken in the time that is `asked`: by the first that ends after it begins. Rows are compared as wholes, so that only
 * a B-tree can answer: what the index of the constraint has lost is seen all the same.
 */
function isTaken(company: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(
    SELECT lower(o.during) < asked.till FROM occupancies o
    WHERE (o.company_id, o.resource_kind, o.resource_id, o.lane, upper(o.during)) > (${company}, l.kind, l.id, l.lane, asked."from")
      AND (o.company_id, o.resource_kind, o.resource_id, o.lane) <= (${company}, l.kind, l.id, l.lane)
    ORDER BY o.company_id, o.resource_kind, o.resource_id, o.lane, upper(o.during) LIMIT 1)`
}

function firstOf({ lanes }: Pick<Proposal, 'lanes'>): number {
  return Math.min(...lanes.map(({ id }) => id))
}

function hasRows(rows: readonly unknown[]): boolean {
  return rows.length > 0
}

type OfBooking = { scope: CompanyScope; bookingId: number }

const releaseTogether = together(
  async (db: Database, released: readonly [OfBooking, ...OfBooking[]]) => {
    await sql`DELETE FROM occupancies WHERE company_id = ${released[0].scope.companyId}::integer
      AND booking_id = ANY (${released.map(({ bookingId }) => bookingId)}::bigint[])`.execute(db)
    return released
  },
  () => true,
)

/** Gives back all the time that a booking holds. */
export async function releaseTime(db: Database, scope: CompanyScope, bookingId: number): Promise<void> {
  await releaseTogether(db, { scope, bookingId })
}

type Cleared = { scope: CompanyScope; claim: Claim; now: Date }

const findDeadHolds = together(
  async (db: Database, claims: readonly [Cleared, ...Cleared[]]) => {
    const asked = claims.flatMap(({ claim, now }, place) =>
      claim.resources.map(({ kind, id }) => ({
        place,
        kind,
        id,
        from: claim.startsAt,
        till: claim.endsAt,
        now,
      })),
    )
    const { rows } = await sql<{ place: number; booking_id: number }>`
      SELECT DISTINCT t.place, dead.booking_id
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS t (place integer, kind text, id integer,
        "from" timestamptz, till timestamptz, now timestamptz)
      CROSS JOIN LATERAL (
        SELECT b.booking_id FROM occupancies o
        JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.booking_id AND b.expire_at <= t.now
        WHERE o.company_id = ${claims[0].scope.companyId}::integer AND o.resource_kind = t.kind AND o.resource_id = t.id
          AND o.during && tstzrange(t."from", t.till) OFFSET 0
      ) AS dead
      ORDER BY dead.booking_id`.execute(db)
    const byPlace = Map.groupBy(rows, ({ place }) => place)
    return claims.map((_, place) => (byPlace.get(place) ?? []).map(({ booking_id }) => booking_id))
  },
  () => false,
)

/** The holds that are over but still stand in the way of a claim. */
export async function listDeadHoldsInTheWay(
  db: Database,
  scope: CompanyScope,
  claim: Claim,
  now: Date,
): Promise<number[]> {
  return await findDeadHolds(db, { scope, claim, now })
}

/** Lists the bookings whose time stands in the way of a claim, in order of its start. */
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
