import type { Figures } from '@rinda/contract/queue/figures'
import type { TicketOrigin } from '@rinda/domain/queue/ticket-status'
import { promiseLengths } from '@rinda/domain/reports/queue-figures'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { asValues, type CountedDays, countedTickets, shareColumns } from './counted-store.ts'

/** Sides by which the tickets of some days are counted; `all` is all of them together. */
export type Side = 'all' | 'day' | 'hour' | 'length' | 'service' | 'counter' | 'origin'

export type FiguresRow = Figures & {
  side: Side
  day: string | null
  hour: number | null
  length: number | null
  service_id: number | null
  counter: string | null
  origin: TicketOrigin | null
}

/** Counts the tickets of a location's days by each side, in one statement: all of its figures are of the same moment. */
export async function listFigures(
  db: Database,
  scope: CompanyScope,
  days: CountedDays,
  serviceIds: readonly number[] | null,
): Promise<FiguresRow[]> {
  const lengths = [...promiseLengths]
  const { rows } = await sql<FiguresRow>`
    WITH seen AS (${countedTickets(scope, asValues(days), serviceIds)}), told AS (
      SELECT *, (${lengths}::integer[])[width_bucket(promise, ${lengths}::integer[])] AS length FROM seen
    )
    SELECT CASE WHEN GROUPING(day) = 0 THEN 'day' WHEN GROUPING(hour) = 0 THEN 'hour' WHEN GROUPING(length) = 0 THEN 'length'
        WHEN GROUPING(service_id) = 0 THEN 'service' WHEN GROUPING(counter) = 0 THEN 'counter'
        WHEN GROUPING(origin) = 0 THEN 'origin' ELSE 'all' END AS side,
      day::text AS day, hour, length, service_id, counter, origin, ${shareColumns},
      percentile_cont(0.5) WITHIN GROUP (ORDER BY low) AS said_low,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY middle) AS said_median,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY high) AS said_high,
      percentile_cont(0.1) WITHIN GROUP (ORDER BY came) AS came_low,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY came) AS came_median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY came) AS came_high
    FROM told
    GROUP BY GROUPING SETS ((), (day), (hour), (length), (service_id), (counter), (origin))
    ORDER BY day, hour, length, service_id, length(counter), counter, origin`.execute(db)
  return rows
}
