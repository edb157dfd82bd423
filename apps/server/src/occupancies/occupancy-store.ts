import type { Resource, ResourceKind } from '@rinda/domain/availability/day-board'
import type { Interval } from '@rinda/domain/time/zone'
import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Time that one booking holds of a resource, on one lane or, for a block, on each of them. */
export type HeldTime = {
  readonly kind: ResourceKind
  readonly id: number
  readonly lanes: readonly number[]
  readonly from: number
  readonly till: number
  readonly locationId: number
  readonly isBlock: boolean
  /** Epoch milliseconds at which a hold is over; null: the booking stands. */
  readonly expiresAt: number | null
}

type Row = Omit<HeldTime, 'lanes'> & { lane: number; bookingId: number }

/**
 * Reads the time that is held of these resources in an interval, by booking, for whatever service or location; holds that are over are among
 * it. `seq` is the number of the company's stream at that moment: one statement reads both, so that neither is newer than the other.
 */
export async function readHeldTime(
  db: Database,
  scope: CompanyScope,
  resources: readonly Resource[],
  within: Interval,
): Promise<{ seq: number; held: Map<number, HeldTime> }> {
  const { rows } = await sql<{ seq: number } & (Row | { bookingId: null })>`
    SELECT s.seq, h.* FROM (SELECT coalesce((SELECT seq FROM streams WHERE company_id = ${scope.companyId}::integer), 0) AS seq) s
    LEFT JOIN LATERAL (
      SELECT o.booking_id AS "bookingId", o.resource_kind AS kind, o.resource_id AS id, o.lane, b.location_id AS "locationId",
        (extract(epoch FROM lower(o.during)) / 60)::integer AS "from", (extract(epoch FROM upper(o.during)) / 60)::integer AS "till",
        b.kind = 'block' AS "isBlock", (extract(epoch FROM b.expire_at) * 1000)::double precision AS "expiresAt"
      FROM unnest(${resources.map((resource) => resource.kind)}::text[], ${resources.map((resource) => resource.id)}::integer[]) AS r (kind, id)
      JOIN occupancies o ON o.company_id = ${scope.companyId}::integer AND o.resource_kind = r.kind AND o.resource_id = r.id
        AND o.during && tstzrange(${new Date(within.from * 60_000)}::timestamptz, ${new Date(within.till * 60_000)}::timestamptz)
      JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.booking_id
    ) h ON true`.execute(db)
  const held = new Map<number, HeldTime>()
  for (const row of rows) {
    if (row.bookingId === null) continue
    const { bookingId, lane, seq: _, ...time } = row
    held.set(bookingId, { ...time, lanes: [...(held.get(bookingId)?.lanes ?? []), lane] })
  }
  return { seq: rows[0]?.seq ?? 0, held }
}
