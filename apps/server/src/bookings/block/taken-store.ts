import type { Resource, ResourceKind } from '@rinda/domain/availability/day-board'
import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'

/** A lane that is taken at some moment of a span; `nth` says of which of the spans asked for, from 0. */
export type TakenLane = { nth: number; kind: ResourceKind; id: number; lane: number; bookingId: number }

/**
 * Lists the lanes of these resources that are taken in each of the spans, for whatever service or location.
 * Holds that are over take nothing.
 */
export async function listTaken(
  db: Database,
  scope: CompanyScope,
  resources: readonly Resource[],
  spans: readonly { startsAt: Date; endsAt: Date }[],
  now: Date,
): Promise<TakenLane[]> {
  const { rows } = await sql<TakenLane>`
    SELECT s.nth::integer - 1 AS nth, o.resource_kind AS kind, o.resource_id AS id, o.lane, o.booking_id AS "bookingId"
    FROM unnest(${spans.map((span) => span.startsAt.toISOString())}::timestamptz[],
      ${spans.map((span) => span.endsAt.toISOString())}::timestamptz[]) WITH ORDINALITY AS s (starts_at, ends_at, nth)
    CROSS JOIN unnest(${resources.map((resource) => resource.kind)}::text[],
      ${resources.map((resource) => resource.id)}::integer[]) AS r (kind, id)
    JOIN occupancies o ON o.company_id = ${scope.companyId}::integer AND o.resource_kind = r.kind AND o.resource_id = r.id
      AND o.during && tstzrange(s.starts_at, s.ends_at)
    JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.booking_id
    WHERE b.expire_at IS NULL OR b.expire_at > ${now}::timestamptz
    ORDER BY s.nth, b.starts_at, b.booking_id, o.lane`.execute(db)
  return rows
}

/** The bookings of these ids, in order of their start. */
export async function listByIds(
  db: Database,
  scope: CompanyScope,
  bookingIds: readonly number[],
): Promise<BookingRow[]> {
  if (bookingIds.length === 0) return []
  return await db
    .selectFrom('bookings')
    .selectAll()
    .where(inScope(scope))
    .where('booking_id', 'in', bookingIds)
    .orderBy('starts_at')
    .orderBy('booking_id')
    .execute()
}
