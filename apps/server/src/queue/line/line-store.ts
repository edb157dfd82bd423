import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { CounterRow } from '../counter-store.ts'
import type { TicketRow } from '../store.ts'

/** Location whose line is read, and the number of its company's stream at that moment: one statement reads both. */
type At = { line_company: number; line_location: number; line_seq: number }
/** A row of the line, or nothing where the location has none. */
type Read<Row extends object> = At & (Row | { [Name in keyof Row]: null })

/** Reads the tickets under way at some locations, with where the stream of each stood; one row at least for each location. */
export async function readTickets(
  db: Database,
  scope: Scope,
  locationIds: readonly number[],
): Promise<Read<TicketRow>[]> {
  const { rows } = await sql<Read<TicketRow>>`
    SELECT l.company_id AS line_company, l.location_id AS line_location, coalesce(s.seq, 0) AS line_seq, t.*
    FROM locations l LEFT JOIN streams s ON s.company_id = l.company_id
    LEFT JOIN tickets t ON t.company_id = l.company_id AND t.location_id = l.location_id
      AND t.status IN ('REQUESTED', 'WAITING', 'CALLED')
    WHERE l.location_id = ANY (${locationIds}::integer[]) AND ${within(scope)}`.execute(db)
  return rows
}

/** Reads the counters of some locations in the same way. */
export async function readCounters(
  db: Database,
  scope: Scope,
  locationIds: readonly number[],
): Promise<Read<CounterRow>[]> {
  const { rows } = await sql<Read<CounterRow>>`
    SELECT l.company_id AS line_company, l.location_id AS line_location, coalesce(s.seq, 0) AS line_seq, c.*
    FROM locations l LEFT JOIN streams s ON s.company_id = l.company_id
    LEFT JOIN counters c ON c.company_id = l.company_id AND c.location_id = l.location_id
    WHERE l.location_id = ANY (${locationIds}::integer[]) AND ${within(scope)}`.execute(db)
  return rows
}

/** Reads how many appointments were called in a row at a location: by service, and by the counter that some wait for alone. */
export async function readAppointmentsInRow(
  db: Database,
  scope: Scope,
  locationIds: readonly number[],
): Promise<{ location_id: number; service_id: number | null; counter: string | null; in_row: number }[]> {
  const { rows } = await sql<{
    location_id: number
    service_id: number | null
    counter: string | null
    in_row: number
  }>`
    SELECT l.location_id, l.service_id, NULL AS counter, l.appointments_in_row AS in_row FROM queue_lines l
    WHERE l.location_id = ANY (${locationIds}::integer[]) AND l.appointments_in_row > 0 AND ${within(scope)}
    UNION ALL
    SELECT l.location_id, NULL, l.name, l.appointments_in_row FROM counters l
    WHERE l.location_id = ANY (${locationIds}::integer[]) AND l.appointments_in_row > 0 AND ${within(scope)}`.execute(
    db,
  )
  return rows
}

/** Reads the services that somebody stopped giving tickets of. */
export async function readStopped(
  db: Database,
  scope: Scope,
  locationIds: readonly number[],
): Promise<{ location_id: number; service_id: number }[]> {
  return await db
    .selectFrom('queue_lines')
    .select(['location_id', 'service_id'])
    .where(inScope(scope))
    .where('location_id', 'in', [-1, ...locationIds])
    .where('is_stopped', '=', true)
    .execute()
}

function within(scope: Scope) {
  return scope.companyId === 'all' ? sql`true` : sql`l.company_id = ${scope.companyId}::integer`
}
