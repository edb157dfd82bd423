import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Finds the rows, by their place in the list, that an import of this company wrote before: by the name that they had in the other system. */
export async function findKnownSources(
  db: Database,
  scope: CompanyScope,
  sources: readonly string[],
): Promise<Set<number>> {
  const { rows } = await sql<{ place: number }>`
    SELECT t.place::integer - 1 AS place FROM unnest(${sources}::text[]) WITH ORDINALITY AS t (source, place)
    JOIN imported_bookings i ON i.company_id = ${scope.companyId}::integer AND i.source_id = t.source AND i.source_id <> ''`.execute(
    db,
  )
  return new Set(rows.map(({ place }) => place))
}

export type SoughtVisit = {
  place: number
  locationId: number
  serviceId: number
  startsAt: Date
  first: string
  last: string
  phone: string
  email: string
}

/** Finds the visits that stand already: of the same person, at the same moment, for the same service. */
export async function findSameVisits(
  db: Database,
  scope: CompanyScope,
  visits: readonly SoughtVisit[],
): Promise<Set<number>> {
  const { rows } = await sql<{ place: number }>`
    SELECT DISTINCT t.place FROM jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) AS t (place integer,
      "locationId" integer, "serviceId" integer, "startsAt" timestamptz, first text, last text, phone text, email text)
    JOIN bookings b ON b.company_id = ${scope.companyId}::integer AND b.location_id = t."locationId"
      AND b.starts_at = t."startsAt" AND b.service_id = t."serviceId" AND b.status IN ('scheduled', 'confirmed')
      AND lower(b.first_name) = lower(t.first) AND lower(b.last_name) = lower(t.last)
      AND (t.phone = '' OR b.phone_number = '' OR b.phone_number = t.phone)
      AND (t.email = '' OR b.email = '' OR lower(b.email) = lower(t.email))`.execute(db)
  return new Set(rows.map(({ place }) => place))
}

export type LostTime = {
  place: number
  startsAt: Date
  endsAt: Date
  resources: readonly { kind: string; id: number }[]
}
/** Booking that is in the way of a row; without a name it is one that is being made. */
export type InTheWay = { place: number; bookingId: number; name: string | null }

/** Finds for each time that could not be had one booking that has it. */
export async function findInTheWay(
  db: Database,
  scope: CompanyScope,
  lost: readonly LostTime[],
): Promise<InTheWay[]> {
  const { rows } = await sql<InTheWay>`
    SELECT DISTINCT ON (t.place) t.place, o.booking_id AS "bookingId",
      CASE WHEN b.booking_id IS NULL THEN NULL ELSE trim(b.first_name || ' ' || b.last_name) END AS name
    FROM jsonb_to_recordset(${JSON.stringify(lost)}::jsonb) AS t (place integer, "startsAt" timestamptz, "endsAt" timestamptz, resources jsonb)
    CROSS JOIN LATERAL jsonb_to_recordset(t.resources) AS r (kind text, id integer)
    JOIN occupancies o ON o.company_id = ${scope.companyId}::integer AND o.resource_kind = r.kind AND o.resource_id = r.id
      AND o.during && tstzrange(t."startsAt", t."endsAt")
    LEFT JOIN bookings b ON b.company_id = o.company_id AND b.booking_id = o.booking_id
    ORDER BY t.place, b.booking_id NULLS FIRST`.execute(db)
  return rows
}

/** Gives so many ids of bookings that nobody else gets. */
export async function takeBookingIds(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('bookings', 'booking_id')) AS id FROM generate_series(1, ${count}::integer)`.execute(
    db,
  )
  return rows.map(({ id }) => Number(id))
}
