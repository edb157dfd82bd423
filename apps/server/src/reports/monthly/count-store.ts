import type { FigureRow, Waits } from '@rinda/domain/reports/figures'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { waitedSeconds } from '../queue-figures/counted-store.ts'

/** The month at a location that is counted; bookings by the instants of it, tickets by their day. */
export type CountedPart = { location_id: number; month: string; begins_at: Date; ends_at: Date }

type Row = Omit<FigureRow, 'waits'> & { waits: Waits | null }

/**
 * Counts a month at a location by service and specialist, all of it in the database. A booking counts in the month in which it begins, and who
 * has not been served once it is over has not come. What was canceled as nobody paid was not completed, as lists have it. Tickets that were refused, or that another system has not given yet, are none; whoever was
 * served at once did not wait.
 */
export async function countPart(
  tx: Database,
  { companyId }: CompanyScope,
  { location_id, month, begins_at, ends_at }: CountedPart,
  now: Date,
): Promise<FigureRow[]> {
  const { rows } = await sql<Row>`
    WITH b AS (
      SELECT service_id, coalesce(specialist_id, 0) AS specialist,
        CASE WHEN kind = 'block' THEN NULL WHEN status = 'canceled' AND upper(fields ->> '_payment_status') = 'EXPIRED' THEN 'expired'
          ELSE status END AS status,
        extract(epoch FROM ends_at - starts_at)::bigint / 60 AS minutes,
        kind = 'block' AND status IN ('scheduled', 'confirmed') AS is_block,
        CASE WHEN kind = 'block' OR status NOT IN ('scheduled', 'confirmed') THEN NULL
          WHEN served_at IS NOT NULL THEN 'attended' WHEN approval IN ('pending', 'declined') THEN 'unaccepted'
          WHEN ends_at > ${now} THEN 'coming' ELSE 'no_show' END AS outcome
      FROM bookings WHERE company_id = ${companyId}::integer AND location_id = ${location_id}::integer
        AND starts_at >= ${begins_at} AND starts_at < ${ends_at}
    ), booked AS (
      SELECT service_id, specialist,
        count(*) FILTER (WHERE status = 'scheduled') AS scheduled,
        count(*) FILTER (WHERE status = 'confirmed') AS confirmed,
        count(*) FILTER (WHERE status = 'canceled') AS canceled,
        count(*) FILTER (WHERE status = 'rescheduled') AS rescheduled,
        count(*) FILTER (WHERE status IN ('none', 'unlocked', 'expired', 'failed')) AS dropped,
        count(*) FILTER (WHERE status IN ('locked', 'verified')) AS held,
        count(*) FILTER (WHERE outcome = 'attended') AS attended,
        count(*) FILTER (WHERE outcome = 'no_show') AS no_shows,
        count(*) FILTER (WHERE outcome = 'coming') AS coming,
        count(*) FILTER (WHERE outcome = 'unaccepted') AS unaccepted,
        count(*) FILTER (WHERE is_block) AS blocks,
        coalesce(sum(minutes) FILTER (WHERE is_block), 0)::bigint AS blocked_minutes
      FROM b GROUP BY service_id, specialist
    ), t AS (
      SELECT service_id, status, CASE WHEN first_called_at > waiting_since
        THEN round(${waitedSeconds})::bigint END AS seconds
      FROM tickets WHERE company_id = ${companyId}::integer AND location_id = ${location_id}::integer
        AND day >= ${month}::date AND day < (${month}::date + interval '1 month')::date
        AND (status IN ('WAITING', 'CALLED', 'DONE', 'CANCELED') OR failed_code = 'no_show')
    ), waited AS (
      SELECT service_id, jsonb_agg(jsonb_build_array(seconds, tickets) ORDER BY seconds) AS waits
      FROM (SELECT service_id, seconds, count(*) AS tickets FROM t WHERE seconds IS NOT NULL GROUP BY service_id, seconds) AS w
      GROUP BY service_id
    ), lined AS (
      SELECT service_id, 0 AS specialist,
        count(*) FILTER (WHERE status = 'DONE') AS served,
        count(*) FILTER (WHERE status = 'FAILED') AS missed,
        count(*) FILTER (WHERE status = 'CANCELED') AS gone,
        count(*) FILTER (WHERE status IN ('WAITING', 'CALLED')) AS waiting
      FROM t GROUP BY service_id
    )
    SELECT service_id, nullif(specialist, 0) AS specialist_id,
      coalesce(scheduled, 0) AS scheduled, coalesce(confirmed, 0) AS confirmed, coalesce(canceled, 0) AS canceled,
      coalesce(rescheduled, 0) AS rescheduled, coalesce(dropped, 0) AS dropped, coalesce(held, 0) AS held,
      coalesce(attended, 0) AS attended, coalesce(no_shows, 0) AS no_shows, coalesce(coming, 0) AS coming,
      coalesce(unaccepted, 0) AS unaccepted, coalesce(blocks, 0) AS blocks, coalesce(blocked_minutes, 0) AS blocked_minutes,
      coalesce(served, 0) AS served, coalesce(missed, 0) AS missed, coalesce(gone, 0) AS gone,
      coalesce(waiting, 0) AS waiting, waits
    FROM booked FULL JOIN (SELECT * FROM lined LEFT JOIN waited USING (service_id)) AS l USING (service_id, specialist)
    ORDER BY service_id, specialist`.execute(tx)
  return rows.map((row) => ({ ...row, waits: row.waits ?? [] }))
}
