import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { BookingRows } from './booking-rows.ts'
import type { LineRows } from './line/line-rows.ts'
import type { SetUpRows } from './set-up-rows.ts'

const rowsPerInsert = 500

/** Writes everything in the order in which one row needs another. */
export async function writeRows(
  db: Database,
  directory: SetUpRows,
  bookings: BookingRows,
  lines: LineRows,
): Promise<void> {
  const insert = async <Row>(rows: readonly Row[], write: (part: readonly Row[]) => Promise<unknown>) => {
    for (let index = 0; index < rows.length; index += rowsPerInsert)
      await write(rows.slice(index, index + rowsPerInsert))
  }
  await insert(directory.companies, (rows) => db.insertInto('companies').values(rows).execute())
  await insert(directory.locations, (rows) => db.insertInto('locations').values(rows).execute())
  await insert(directory.services, (rows) => db.insertInto('services').values(rows).execute())
  await insert(directory.specialists, (rows) => db.insertInto('specialists').values(rows).execute())
  await insert(directory.serviceSpecialists, (rows) =>
    db.insertInto('service_specialists').values(rows).execute(),
  )
  await insert(directory.portalUsers, (rows) => db.insertInto('portal_users').values(rows).execute())
  await insert(bookings.users, (rows) => db.insertInto('users').values(rows).execute())
  await insert(bookings.bookings, (rows) => db.insertInto('bookings').values(rows).execute())
  await insert(bookings.occupancies, (rows) => db.insertInto('occupancies').values(rows).execute())
  await insert(lines.lines, (rows) => db.insertInto('queue_lines').values(rows).execute())
  await insert(lines.counters, (rows) => db.insertInto('counters').values(rows).execute())
  await insert(lines.sequences, (rows) => db.insertInto('ticket_sequences').values(rows).execute())
  await writeTickets(db, lines.tickets)
  await writePromises(db)
  await continueAfter(db, 'locations', 'location_id')
  await continueAfter(db, 'services', 'service_id')
  await continueAfter(db, 'specialists', 'specialist_id')
  await continueAfter(db, 'portal_users', 'portal_user_id')
  await continueAfter(db, 'users', 'user_id')
  await continueAfter(db, 'bookings', 'booking_id')
}

/** Weeks of tickets in one statement, with one parameter: thousands of rows that need no more of a start than a moment. */
async function writeTickets(db: Database, tickets: LineRows['tickets']): Promise<void> {
  const [first] = tickets
  if (!first) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`INSERT INTO tickets (${columns}) SELECT ${columns}
    FROM jsonb_populate_recordset(NULL::tickets, ${JSON.stringify(tickets)}::jsonb)`.execute(db)
}

/** Ids were given here: the next that the database gives comes after them. */
async function continueAfter<Table extends keyof Schema>(
  db: Database,
  table: Table,
  column: keyof Schema[Table] & string,
) {
  await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)})) FROM ${sql.table(table)}`.execute(
    db,
  )
}

/** Writes what those who waited were told as they joined: about as far off as estimates are, so that some eight of ten hold. */
async function writePromises(db: Database): Promise<void> {
  await sql`
    INSERT INTO wait_promises (company_id, ticket_id, location_id, promised_at, low, middle, high, waited_ms)
    SELECT company_id, ticket_id, location_id, waiting_since, floor(middle * 0.6), round(middle), ceil(middle * 1.45), wait * 60000
    FROM (
      SELECT *, wait * (0.56 + (number * 7919 + service_id * 104729) % 1000 * 0.0012) AS middle FROM (
        SELECT *, extract(epoch FROM first_called_at - waiting_since) / 60 AS wait FROM tickets
      ) AS called
      WHERE wait > 1
    ) AS told`.execute(db)
}
