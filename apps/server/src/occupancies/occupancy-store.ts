import type { Occupancy, Resource } from '@rinda/domain/availability/day-board'
import type { Interval } from '@rinda/domain/time/zone'
import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

export type HeldTime = Occupancy & { locationId: number }

/** The time that is held of these resources in an interval, for whatever service or location. Holds that are over hold nothing. */
export async function listHeldTime(
  db: Database,
  scope: CompanyScope,
  resources: readonly Resource[],
  within: Interval,
  now: Date,
): Promise<HeldTime[]> {
  if (resources.length === 0) return []
  const { rows } = await sql<HeldTime>`
    SELECT o.resource_kind AS kind, o.resource_id AS id, o.lane, b.location_id AS "locationId",
      (extract(epoch FROM lower(o.during)) / 60)::integer AS "from", (extract(epoch FROM upper(o.during)) / 60)::integer AS "till"
    FROM unnest(${resources.map((resource) => resource.kind)}::text[], ${resources.map((resource) => resource.id)}::integer[]) AS r (kind, id)
    JOIN occupancies o ON o.company_id = ${scope.companyId}::integer AND o.resource_kind = r.kind AND o.resource_id = r.id
      AND o.during && tstzrange(${new Date(within.from * 60_000)}::timestamptz, ${new Date(within.till * 60_000)}::timestamptz)
    JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.booking_id
    WHERE b.expire_at IS NULL OR b.expire_at > ${now}::timestamptz`.execute(db)
  return rows
}
