import type { Figures } from '@rinda/contract/queue/day-figures'
import type { TicketOrigin } from '@rinda/domain/queue/ticket-status'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/** Sides by which the tickets of a day are counted; `all` is all of them together. */
export type Side = 'all' | 'hour' | 'service' | 'counter' | 'origin'

export type FiguresRow = Figures & {
  side: Side
  hour: number | null
  service_id: number | null
  counter: string | null
  origin: TicketOrigin | null
}

type OfDay = {
  locationId: number
  day: string
  zone: string
  /** Moment up to which the day is told, as it stood then; null: all of it. */
  till: Date | null
}

/**
 * Counts the tickets of a location's day by each side, in one statement. `serviceIds` are those that the caller may see; null: all. Tickets
 * that were refused, or that another system has not given yet, are none.
 */
export async function listFigures(
  db: Database,
  scope: CompanyScope,
  { locationId, day, zone, till }: OfDay,
  serviceIds: readonly number[] | null,
): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    WITH told AS (SELECT coalesce(${till}::timestamptz, 'infinity') AS till),
    seen AS (
      SELECT extract(hour FROM waiting_since AT TIME ZONE ${zone})::integer AS hour, t.service_id, origin,
        CASE WHEN first_called_at >= till THEN NULL ELSE counter END AS counter,
        CASE WHEN ended_at >= till THEN 'WAITING' ELSE status END AS status,
        CASE WHEN first_called_at > waiting_since AND first_called_at < till
          THEN extract(epoch FROM first_called_at - waiting_since)::float8 / 60 END AS wait,
        CASE WHEN status = 'DONE' AND ended_at < till THEN extract(epoch FROM ended_at - first_called_at)::float8 / 60 END AS visit,
        p.low, p.middle, p.high, p.waited_ms / 60000 AS came
      FROM told CROSS JOIN tickets t
        LEFT JOIN wait_promises p ON p.company_id = t.company_id AND p.ticket_id = t.ticket_id
          AND p.promised_at + p.waited_ms * interval '1 millisecond' < till
      WHERE t.company_id = ${scope.companyId} AND t.location_id = ${locationId} AND day = ${day}::date AND waiting_since < till
        AND (status IN ('WAITING', 'CALLED', 'DONE', 'CANCELED') OR failed_code = 'no_show')
        AND (${serviceIds}::integer[] IS NULL OR t.service_id = ANY (${serviceIds}::integer[]))
    )
    SELECT CASE WHEN GROUPING(hour) = 0 THEN 'hour' WHEN GROUPING(service_id) = 0 THEN 'service' WHEN GROUPING(counter) = 0 THEN 'counter'
        WHEN GROUPING(origin) = 0 THEN 'origin' ELSE 'all' END AS side,
      hour, service_id, counter, origin,
      count(*)::integer AS given,
      count(*) FILTER (WHERE status = 'DONE')::integer AS served,
      count(*) FILTER (WHERE status = 'FAILED')::integer AS no_shows,
      count(*) FILTER (WHERE status = 'CANCELED')::integer AS canceled,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY wait) AS wait_median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY wait) AS wait_high,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY visit) AS visit_median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY visit) AS visit_high,
      count(came)::integer AS promised,
      count(*) FILTER (WHERE came BETWEEN low AND high)::integer AS kept,
      count(*) FILTER (WHERE came > high)::integer AS late,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY low) AS said_low,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY middle) AS said_median,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY high) AS said_high,
      percentile_cont(0.1) WITHIN GROUP (ORDER BY came) AS came_low,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY came) AS came_median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY came) AS came_high
    FROM seen
    GROUP BY GROUPING SETS ((), (hour), (service_id), (counter), (origin))
    ORDER BY hour, service_id, length(counter), counter, origin`.execute(db)
  return rows
}
