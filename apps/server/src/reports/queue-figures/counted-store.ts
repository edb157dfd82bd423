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

/** Seconds that somebody who was called has waited: while they were served, before they were sent on, they did not. */
export const waitedSeconds =
  sql.raw(`(extract(epoch FROM first_called_at - waiting_since) - CASE WHEN parts = '[]' THEN 0 ELSE
  (SELECT coalesce(sum(extract(epoch FROM past.till - past."from")), 0)
    FROM jsonb_to_recordset(parts) AS past (service_id integer, "from" timestamptz, till timestamptz)
    WHERE past.service_id IS NOT NULL AND past.till <= first_called_at) END)`)

/**
 * The tickets of some days at a location as they stood at a moment, each with its wait and its visit in minutes, and what was promised of it. A visit in parts
 * has rows of its own, without a status: of each service one, with all of its time, at the counter where that ended.
 * Who waits for a counter alone is at none. `serviceIds` are those that the caller may see; null: all. Tickets that were refused, or that another system has not given yet, are none.
 */
export function countedTickets(
  { companyId }: CompanyScope,
  { locationId, from, to, zone, till }: CountedDaysInSql,
  serviceIds: readonly number[] | null,
) {
  const hour = sql`extract(hour FROM waiting_since AT TIME ZONE ${zone})::integer AS hour`
  const told = sql`(SELECT coalesce(${till}, 'infinity') AS till) AS told CROSS JOIN tickets t
      LEFT JOIN wait_promises p ON p.company_id = t.company_id AND p.ticket_id = t.ticket_id
        AND p.promised_at + p.waited_ms * interval '1 millisecond' < told.till`
  const counted = sql`t.company_id = ${companyId}::integer AND t.location_id = ${locationId}
      AND day BETWEEN ${from} AND ${to} AND waiting_since < told.till
      AND (status IN ('WAITING', 'CALLED', 'DONE', 'CANCELED') OR failed_code = 'no_show')`
  const isSeen = (name: string) =>
    sql`(${serviceIds}::integer[] IS NULL OR ${sql.ref(name)} = ANY (${serviceIds}::integer[]))`
  return sql`
    SELECT t.location_id, day, ${hour}, t.service_id, origin,
      CASE WHEN first_called_at >= told.till OR first_called_at IS NULL AND status IN ('WAITING', 'CANCELED') THEN NULL ELSE counter END AS counter,
      CASE WHEN ended_at >= told.till THEN 'WAITING' ELSE status END AS status,
      CASE WHEN first_called_at > waiting_since AND first_called_at < told.till
        THEN ${waitedSeconds}::float8 / 60 END AS wait,
      CASE WHEN status = 'DONE' AND ended_at < told.till AND parts = '[]' THEN extract(epoch FROM ended_at - first_called_at)::float8 / 60 END AS visit,
      p.low, p.middle, p.high, p.waited_ms / 60000 AS came, p.middle AS promise
    FROM ${told} WHERE ${counted} AND ${isSeen('t.service_id')}
    UNION ALL
    SELECT t.location_id, day, ${hour}, v.service_id, origin, v.counter, NULL, NULL, v.visit, NULL, NULL, NULL, NULL, p.middle
    FROM ${told} CROSS JOIN LATERAL (
      SELECT part.service_id, (array_agg(part.counter ORDER BY part.till DESC))[1] AS counter,
        sum(extract(epoch FROM part.till - part."from"))::float8 / 60 AS visit
      FROM (
        SELECT * FROM jsonb_to_recordset(t.parts) AS past (service_id integer, counter text, "from" timestamptz, till timestamptz)
        UNION ALL SELECT t.service_id, t.counter, coalesce(t.part_since, t.first_called_at), t.ended_at
      ) AS part
      WHERE part.till < told.till AND part.service_id IS NOT NULL AND (part.service_id <> t.service_id OR t.status = 'DONE' AND t.ended_at < told.till)
      GROUP BY part.service_id
    ) AS v WHERE ${counted} AND parts <> '[]' AND ${isSeen('v.service_id')}`
}

/** Figures that are told of each share of them. */
export const shareColumns = sql`
  count(status)::integer AS given,
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
