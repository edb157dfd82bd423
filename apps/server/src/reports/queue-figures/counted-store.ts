import { type RawBuilder, sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'

/** Days of a location that are counted. */
export type CountedDays = {
  readonly locationId: number
  readonly from: string
  readonly to: string
  readonly zone: string
  /** Moment up to which they are told, as it stood then; null: all of them. */
  readonly till: Date | null
}

/** The same, each as it stands in a statement: a value, or a column of what is asked. `zone` is PostgreSQL's name of it. */
export type CountedDaysInSql = { readonly [Name in keyof CountedDays]: RawBuilder<unknown> }

/** Puts days into a statement as values. */
export function asValues({ locationId, from, to, zone, till }: CountedDays): CountedDaysInSql {
  return {
    locationId: sql`${locationId}::integer`,
    from: sql`${from}::date`,
    to: sql`${to}::date`,
    zone: sql`${zoneInSql(zone)}`,
    till: sql`${till}::timestamptz`,
  }
}

/** The name by which PostgreSQL knows a zone. An offset, `+03:00`, is that of POSIX there, which counts the other way. */
export function zoneInSql(zone: string): string {
  return zone.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+'))
}

/**
 * The tickets of some days at a location as they stood at a moment, each with its wait and its visit in minutes, and what was promised of it.
 * Who waits for a counter alone is at none. `serviceIds` are those that the caller may see; null: all. Tickets that were refused, or that another system has not given yet, are none.
 */
export function countedTickets(
  { companyId }: CompanyScope,
  { locationId, from, to, zone, till }: CountedDaysInSql,
  serviceIds: readonly number[] | null,
) {
  return sql`
    SELECT t.location_id, day, extract(hour FROM waiting_since AT TIME ZONE ${zone})::integer AS hour, t.service_id, origin,
      CASE WHEN first_called_at >= till OR first_called_at IS NULL AND status IN ('WAITING', 'CANCELED') THEN NULL ELSE counter END AS counter,
      CASE WHEN ended_at >= till THEN 'WAITING' ELSE status END AS status,
      CASE WHEN first_called_at > waiting_since AND first_called_at < till
        THEN extract(epoch FROM first_called_at - waiting_since)::float8 / 60 END AS wait,
      CASE WHEN status = 'DONE' AND ended_at < till THEN extract(epoch FROM ended_at - first_called_at)::float8 / 60 END AS visit,
      p.low, p.middle, p.high, p.waited_ms / 60000 AS came
    FROM (SELECT coalesce(${till}, 'infinity') AS till) AS told CROSS JOIN tickets t
      LEFT JOIN wait_promises p ON p.company_id = t.company_id AND p.ticket_id = t.ticket_id
        AND p.promised_at + p.waited_ms * interval '1 millisecond' < till
    WHERE t.company_id = ${companyId}::integer AND t.location_id = ${locationId}
      AND day BETWEEN ${from} AND ${to} AND waiting_since < till
      AND (status IN ('WAITING', 'CALLED', 'DONE', 'CANCELED') OR failed_code = 'no_show')
      AND (${serviceIds}::integer[] IS NULL OR t.service_id = ANY (${serviceIds}::integer[]))`
}

/** Figures that are told of each share of them. */
export const shareColumns = sql`
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
  count(*) FILTER (WHERE came > high)::integer AS late`
