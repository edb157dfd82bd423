import type { ShareFigures } from '@rinda/contract/queue/figures'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { type CountedDays, countedTickets, shareColumns, zoneInSql } from './counted-store.ts'

/** A row of what is asked, as `countedTickets` names it. */
const ofAsked = {
  locationId: sql`asked.location_id`,
  from: sql`asked.from_day`,
  to: sql`asked.to_day`,
  zone: sql`asked.zone`,
  till: sql`asked.till`,
}

/**
 * Counts the tickets of some days at each of several locations, in one statement, each read by itself; nothing of those without any. The locations are
 * rows of what is asked, not a part of the statement each: PostgreSQL would plan every part anew, for longer than it reads them.
 */
export async function listLocationFigures(
  db: Database,
  scope: CompanyScope,
  locations: readonly CountedDays[],
  serviceIds: readonly number[] | null,
): Promise<(ShareFigures & { location_id: number })[]> {
  if (locations.length === 0) return []
  const ids = locations.map(({ locationId }) => locationId)
  const from = locations.map((one) => one.from)
  const to = locations.map((one) => one.to)
  const zones = locations.map(({ zone }) => zoneInSql(zone))
  const tills = locations.map(({ till }) => till?.toISOString() ?? null)
  const { rows } = await sql<ShareFigures & { location_id: number }>`
    SELECT counted.* FROM unnest(${ids}::integer[], ${from}::date[], ${to}::date[], ${zones}::text[], ${tills}::timestamptz[])
        AS asked (location_id, from_day, to_day, zone, till)
      CROSS JOIN LATERAL (
        SELECT location_id, ${shareColumns} FROM (${countedTickets(scope, ofAsked, serviceIds)}) AS seen GROUP BY location_id
      ) AS counted`.execute(db)
  return rows
}
