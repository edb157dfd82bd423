import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Time that an appointment, or a block, holds on a lane of a service. */
export type HeldLane = {
  bookingId: number
  lane: number
  isBlock: boolean
  startsAt: Date
  endsAt: Date
}

/** No booking is longer: what is over for as long overlaps nothing that is still to come. */
const longestBooking = sql`interval '1 day'`

/**
 * Lists the time that is held of a service and not long over, in order of its start, with the bookings
 * themselves locked: nobody cancels or moves one of them meanwhile. Whoever claims time of the service has to
 * wait for the lock of its row, which the caller has.
 */
export async function lockHeldLanes(
  db: Database,
  scope: CompanyScope,
  serviceId: number,
  now: Date,
): Promise<HeldLane[]> {
  const company = sql`${scope.companyId}::integer`
  await sql`
    SELECT b.booking_id FROM bookings b WHERE b.company_id = ${company} AND b.booking_id IN
      (SELECT o.booking_id FROM occupancies o WHERE o.company_id = ${company} AND o.resource_kind = 'service'
        AND o.resource_id = ${serviceId}::integer)
    ORDER BY b.booking_id FOR NO KEY UPDATE`.execute(db)
  const { rows } = await sql<HeldLane>`
    SELECT o.booking_id AS "bookingId", o.lane, b.kind = 'block' AS "isBlock", b.starts_at AS "startsAt", b.ends_at AS "endsAt"
    FROM occupancies o JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.booking_id
    WHERE o.company_id = ${company} AND o.resource_kind = 'service' AND o.resource_id = ${serviceId}::integer
      AND (b.kind = 'block' OR upper(o.during) > ${now}::timestamptz - ${longestBooking})
    ORDER BY b.starts_at, b.booking_id, o.lane`.execute(db)
  return rows
}

/** Gives bookings of a service other lanes, each by its id; in between they stand on lanes that nobody has. */
export async function moveLanes(
  db: Database,
  scope: CompanyScope,
  serviceId: number,
  lanes: ReadonlyMap<number, number>,
): Promise<void> {
  if (lanes.size === 0) return
  const beyond = 1_000_000
  const own = sql`o.company_id = ${scope.companyId}::integer AND o.resource_kind = 'service' AND o.resource_id = ${serviceId}::integer`
  const moved = sql`unnest(${[...lanes.keys()]}::bigint[], ${[...lanes.values()]}::integer[]) AS m (booking_id, lane)`
  await sql`UPDATE occupancies o SET lane = ${beyond}::integer + m.lane FROM ${moved}
    WHERE ${own} AND o.booking_id = m.booking_id`.execute(db)
  await sql`UPDATE occupancies o SET lane = m.lane FROM ${moved}
    WHERE ${own} AND o.booking_id = m.booking_id`.execute(db)
}

/** Gives every block of a service the lanes from one to another as well. A visit that has begun keeps what it has. */
export async function widenBlocks(
  db: Database,
  scope: CompanyScope,
  serviceId: number,
  lanes: { from: number; till: number },
): Promise<void> {
  await sql`
    INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
    SELECT o.company_id, o.resource_kind, o.resource_id, lane.number, o.during, o.booking_id
    FROM occupancies o JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.booking_id AND b.kind = 'block'
    CROSS JOIN generate_series(${lanes.from}::integer, ${lanes.till}::integer) AS lane (number)
    WHERE o.company_id = ${scope.companyId}::integer AND o.resource_kind = 'service' AND o.resource_id = ${serviceId}::integer
      AND o.lane = 1
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Takes from every block of a service the lanes above a number. */
export async function narrowBlocks(
  db: Database,
  scope: CompanyScope,
  serviceId: number,
  most: number,
): Promise<void> {
  await sql`
    DELETE FROM occupancies o USING bookings b
    WHERE o.company_id = ${scope.companyId}::integer AND o.resource_kind = 'service' AND o.resource_id = ${serviceId}::integer
      AND o.lane > ${most}::integer AND b.company_id = o.company_id AND b.booking_id = o.booking_id AND b.kind = 'block'`.execute(
    db,
  )
}
