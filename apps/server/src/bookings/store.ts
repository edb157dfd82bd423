import { CompiledQuery, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { BookingsTable } from '../database/tables/booking-tables.ts'
import { together } from '../database/together.ts'
import type { BookingName } from './booking-name.ts'

export type BookingRow = Selectable<BookingsTable>
export type NewBooking = Omit<Insertable<BookingsTable>, 'company_id' | 'booking_id' | 'specialist_id'>
export type BookingPatch = Omit<
  Updateable<BookingsTable>,
  'company_id' | 'booking_id' | 'qtid' | 'token' | 'updated_at'
>

/** The booking of that name within the scope; with `lock` its row stays ours until the transaction ends. */
export async function findBooking(
  db: Database,
  scope: Scope | CompanyScope,
  name: BookingName,
  lock: 'for update' | 'unlocked' = 'unlocked',
): Promise<BookingRow | undefined> {
  const { companyId } = scope
  if (lock === 'for update' && companyId !== 'all' && 'qtid' in name)
    return await lockRow(db, { companyId, qtid: name.qtid.toLowerCase() })
  const query = db.selectFrom('bookings').selectAll().where(inScope(scope))
  const named =
    'qtid' in name ? query.where('qtid', '=', name.qtid) : query.where('booking_id', '=', name.bookingId)
  return await (lock === 'for update' ? named.forUpdate() : named).executeTakeFirst()
}

type Named = { companyId: number; qtid: string }

const lockRow = together(
  async (db: Database, named: readonly [Named, ...Named[]]) => {
    const { rows } = await sql<BookingRow>`
      SELECT found.* FROM unnest(${named.map(({ qtid }) => qtid).toSorted()}::uuid[]) AS q (qtid)
      CROSS JOIN LATERAL (
        SELECT * FROM bookings b WHERE b.company_id = ${named[0].companyId}::integer AND b.qtid = q.qtid FOR UPDATE
      ) AS found`.execute(db)
    const byName = new Map(rows.map((row) => [row.qtid, row]))
    return named.map(({ qtid }) => byName.get(qtid))
  },
  () => false,
)

type Patched = { companyId: number; bookingId: number; patch: BookingPatch; now: Date }

/**
 * Changes a booking. Its time of change never goes back, also where the clock of another node was ahead: screens take what is newer.
 */
export async function updateBooking(
  db: Database,
  { companyId }: CompanyScope,
  bookingId: number,
  patch: BookingPatch,
  now: Date,
): Promise<BookingRow> {
  return await updateOf(namesIn(patch))(db, { companyId, bookingId, patch, now })
}

/**
 * Changes of the same columns go into one statement, whose text is made once. The company is named of each too, or PostgreSQL would expect a hundred and go
 * through all bookings.
 */
const updateOf = byColumns((columns) => {
  const text = `UPDATE bookings AS b SET ${columns.map((name) => `"${name}" = p."${name}"`).join()},
    updated_at = greatest(b.updated_at, p.updated_at)
    FROM jsonb_populate_recordset(NULL::bookings, $1::jsonb) AS p
    WHERE b.company_id = $2::integer AND p.company_id = $2::integer AND b.booking_id = p.booking_id RETURNING b.*`
  return together(
    async (db: Database, patched: readonly [Patched, ...Patched[]]) => {
      const texts = patched.map(({ companyId, bookingId, patch, now }) =>
        textOf({ ...patch, company_id: companyId, booking_id: bookingId, updated_at: now }),
      )
      const query = CompiledQuery.raw(text, [`[${texts.join()}]`, patched[0].companyId])
      const { rows } = await db.executeQuery<BookingRow>(query)
      const byId = new Map(rows.map((row) => [row.booking_id, row]))
      return patched.map(({ bookingId }) => rowOf(byId.get(bookingId)))
    },
    () => true,
  )
})

type Inserted = NewBooking & { company_id: number; booking_id: number; specialist_id: number | null }

/** Writes a booking whose time has been claimed. */
export async function insertBooking(
  db: Database,
  scope: CompanyScope,
  claimed: { bookingId: number; specialistId: number | null },
  booking: NewBooking,
): Promise<BookingRow> {
  const row = {
    ...booking,
    company_id: scope.companyId,
    booking_id: claimed.bookingId,
    specialist_id: claimed.specialistId,
  }
  return await insertOf(namesIn(row))(db, row)
}

const insertOf = byColumns((columns) => {
  const names = columns.map((name) => `"${name}"`).join()
  const text = `INSERT INTO bookings (${names}) SELECT ${names}
    FROM jsonb_populate_recordset(NULL::bookings, $1::jsonb) RETURNING *`
  return together(
    async (db: Database, inserted: readonly [Inserted, ...Inserted[]]) => {
      const query = CompiledQuery.raw(text, [`[${inserted.map(textOf).join()}]`])
      const { rows } = await db.executeQuery<BookingRow>(query)
      const byId = new Map(rows.map((row) => [row.booking_id, row]))
      return inserted.map(({ booking_id }) => rowOf(byId.get(booking_id)))
    },
    () => true,
  )
})

/** Makes a function for each list of columns, once. */
function byColumns<Made>(make: (columns: readonly string[]) => Made): (columns: readonly string[]) => Made {
  const made = new Map<string, Made>()
  return (columns) => {
    const name = columns.join()
    const one = made.get(name) ?? make(columns)
    made.set(name, one)
    return one
  }
}

/** Names the columns that are set. */
function namesIn(row: object): string[] {
  return Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}

/** Columns that are given as JSON text already. */
const jsonColumns: ReadonlySet<string> = new Set(['fields', 'notes', 'config', 'log'])

function textOf(row: object): string {
  const parts: string[] = []
  for (const [name, value] of Object.entries(row)) {
    if (value !== undefined) parts.push(`"${name}":${jsonColumns.has(name) ? value : JSON.stringify(value)}`)
  }
  return `{${parts.join()}}`
}

function rowOf(row: BookingRow | undefined): BookingRow {
  if (!row) throw new Error('a booking that was to be written is not there')
  return row
}

type Holding = { companyId: number; session: string; now: Date }

const countTogether = together(
  async (db: Database, holding: readonly [Holding, ...Holding[]]) => {
    const asked = holding.map(({ session, now }, place) => ({ place, session, now }))
    const { rows } = await sql<{ place: number; held: number }>`
      SELECT t.place, (SELECT count(*)::integer FROM bookings b
        WHERE b.company_id = ${holding[0].companyId}::integer AND b.expire_at > t.now AND b.session = t.session) AS held
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS t (place integer, session text, now timestamptz)`.execute(
      db,
    )
    const byPlace = new Map(rows.map(({ place, held }) => [place, held]))
    return holding.map((_, place) => byPlace.get(place) ?? 0)
  },
  () => false,
)

/** Counts the holds of a session at this moment. */
export async function countHolds(
  db: Database,
  { companyId }: CompanyScope,
  session: string,
  now: Date,
): Promise<number> {
  return await countTogether(db, { companyId, session, now })
}

/**
 * The holds that are over, by company, those first that ended first. In this order they stand in their index: in any other one, PostgreSQL may
 * walk through all bookings to find them.
 */
export async function listDueHolds(
  db: Database,
  now: Date,
): Promise<{ company_id: number; booking_ids: number[] }[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['company_id', 'booking_id'])
    .where('expire_at', '<=', now)
    .orderBy('expire_at')
    .limit(500)
    .execute()
  const byCompany = Map.groupBy(rows, (row) => row.company_id)
  return [...byCompany].map(([company_id, group]) => ({
    company_id,
    booking_ids: group.map((row) => row.booking_id).sort((one, other) => one - other),
  }))
}

/** Gives the time at which the next hold ends; null when nothing is held. */
export async function nextDueTime(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.min('expire_at').as('due'))
    .where('expire_at', 'is not', null)
    .executeTakeFirst()
  return row?.due ?? null
}
