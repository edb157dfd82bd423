import type { ShortBookings } from '@rinda/contract/booking/short-bookings'
import { bookingStatuses, holdsTime } from '@rinda/domain/booking/status'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'
import { queryOf } from './list/list-store.ts'
import type { BookingFilter } from './list/list-way-store.ts'

const columnNames = [
  'id',
  'qtid',
  'location',
  'service',
  'specialist',
  'start',
  'duration',
  'status',
  'approval',
  'first_name',
  'last_name',
  'blocked',
  'blocked_note',
  'served',
  'late',
  'updated',
] as const satisfies readonly (keyof ShortBookings)[]

const holding = bookingStatuses.filter(holdsTime)

/** The column of an answer: null where every booking has what is usual. */
const column = (name: string) => {
  const value = sql.ref(name)
  return sql`${sql.lit(name)}, CASE WHEN count(${value}) > 0 THEN array_to_json(array_agg(${value})) END`
}

/** No visit is longer: what began earlier has ended before. */
const longestMs = 24 * 3_600_000

/**
 * Bookings that hold time as the text of `ShortBookings`, in order of their start, of at most as many as asked for, and those that began before and go on then.
 * The database writes it, as it is there in the shape that goes over the line: reading 10,000 rows to write them again takes many times as long.
 */
export async function readShortBookings(
  db: Database,
  scope: Scope,
  filter: BookingFilter & { from: Date },
  most: number,
): Promise<string> {
  const { from } = filter
  const begun = { ...filter, from: new Date(from.getTime() - longestMs), till: from }
  const [found, before] = [queryOf(scope, filter, { most }), queryOf(scope, begun, { most })]
  if (!found || !before) return '{}'
  const both = sql`SELECT * FROM (${found}) AS own UNION ALL SELECT * FROM (${before}) AS begun WHERE ends_at > ${from}::timestamptz`
  return await writeText(db, both, from)
}

/** Writes bookings in the same way that were not read as they stand in the database; starts count from `from`. */
export async function writeShort(db: Database, rows: readonly BookingRow[], from: Date): Promise<string> {
  const found = sql`SELECT * FROM jsonb_populate_recordset(NULL::bookings, ${JSON.stringify(rows)}::jsonb)`
  return await writeText(db, found, from)
}

async function writeText(db: Database, found: RawBuilder<unknown>, from: Date): Promise<string> {
  const minuteZero = Math.floor(from.getTime() / 60_000)
  const { rows } = await sql<{ text: string }>`
    SELECT json_build_object('from', ${minuteZero}::int, ${sql.join(columnNames.map(column))})::text AS text FROM (
      SELECT booking_id AS id,
        rtrim(encode(uuid_send(qtid), 'base64'), '=') AS qtid,
        location_id AS location,
        service_id AS service,
        specialist_id AS specialist,
        round(extract(epoch FROM starts_at - ${from}::timestamptz) / 60)::int AS start,
        round(extract(epoch FROM ends_at - starts_at) / 60)::int AS duration,
        nullif(status, 'scheduled') AS status,
        nullif(approval, 'none') AS approval,
        nullif(first_name, '') AS first_name,
        nullif(last_name, '') AS last_name,
        CASE WHEN fields -> '_is_blocked' = 'true' THEN true END AS blocked,
        nullif(notes ->> 'blocked', '') AS blocked_note,
        floor(extract(epoch FROM served_at) * 1000)::bigint AS served,
        CASE WHEN jsonb_typeof(fields -> '_late_minutes') = 'number'
            AND fields ->> '_late_of' = to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI')
          THEN least((fields ->> '_late_minutes')::numeric, 1440)::int END AS late,
        floor(extract(epoch FROM updated_at) * 1000)::bigint AS updated
      FROM (${found}) AS found
      WHERE approval <> 'declined' AND status = ANY (${holding}::text[])
      ORDER BY starts_at, booking_id
    ) AS rows`.execute(db)
  return rows[0]?.text ?? '{}'
}
