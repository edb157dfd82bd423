import type { ShareFigures } from '@rinda/contract/queue/figures'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { type CountedDays, countedTickets, shareColumns } from './counted-store.ts'

/** Counts the tickets of some days at each of several locations, in one statement, each read by itself; nothing of those without any. */
export async function listLocationFigures(
  db: Database,
  scope: CompanyScope,
  locations: readonly CountedDays[],
  serviceIds: readonly number[] | null,
): Promise<(ShareFigures & { location_id: number })[]> {
  if (locations.length === 0) return []
  const each = locations.map(
    (days) =>
      sql`SELECT location_id, ${shareColumns} FROM (${countedTickets(scope, days, serviceIds)}) AS seen GROUP BY location_id`,
  )
  const { rows } = await sql<
    ShareFigures & { location_id: number }
  >`${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return rows
}
