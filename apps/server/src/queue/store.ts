import { CompiledQuery, type Insertable, type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { TicketsTable } from '../database/tables/queue-tables.ts'
import { together } from '../database/together.ts'
import { isOfDay, type ToldDay } from './told-day-store.ts'

export type TicketRow = Selectable<TicketsTable>
export type NewTicket = Omit<Insertable<TicketsTable>, 'company_id' | 'ticket_id'>

/** Columns that an act may change. */
const changing = [
  ...(['service_id', 'next_service_ids', 'average_time', 'booking_id', 'status', 'failed_code'] as const),
  ...(['people', 'waiting_since', 'place', 'appointment_at', 'is_held', 'places_back', 'counter'] as const),
  ...([
    'counter_is_number',
    'called_at',
    'first_called_at',
    'parts',
    'part_since',
    'ended_at',
    'note',
  ] as const),
  ...(['number', 'layout', 'remote_id', 'remote_key', 'remote_label'] as const),
]
export type TicketPatch = Partial<Pick<TicketRow, (typeof changing)[number]>>

/** The ticket of that id within the scope. */
export async function findTicket(
  db: Database,
  scope: Scope | CompanyScope,
  ticketId: number,
): Promise<TicketRow | undefined> {
  return await db
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
}

type Named = { companyId: number; ticketId: number }

/** The ticket of that id, whose row stays ours until the transaction ends. */
export async function lockTicket(
  tx: Database,
  { companyId }: CompanyScope,
  ticketId: number,
): Promise<TicketRow | undefined> {
  return await lockTogether(tx, { companyId, ticketId })
}

const lockTogether = together(
  async (tx: Database, named: readonly [Named, ...Named[]]) => {
    const ids = named.map(({ ticketId }) => ticketId).toSorted((one, other) => one - other)
    const { rows } = await sql<TicketRow>`
      SELECT found.* FROM unnest(${ids}::bigint[]) AS t (id) CROSS JOIN LATERAL (
        SELECT * FROM tickets WHERE company_id = ${named[0].companyId}::integer AND ticket_id = t.id FOR UPDATE
      ) AS found`.execute(tx)
    const byId = new Map(rows.map((row) => [row.ticket_id, row]))
    return named.map(({ ticketId }) => byId.get(ticketId))
  },
  () => false,
)

/** Changes a ticket whose row is ours. Its time of change never goes back, also where the clock of another node was ahead. */
export async function updateTicket(
  tx: Database,
  before: TicketRow,
  patch: TicketPatch,
  now: Date,
): Promise<TicketRow> {
  const { push_ids: _kept, ...row } = { ...before, ...patch, updated_at: now }
  return await updateTogether(tx, row)
}

/** The company is named of each too, or PostgreSQL would expect a hundred and go through all tickets. */
const updateText = `UPDATE tickets AS t SET ${changing.map((name) => `"${name}" = p."${name}"`).join()},
  updated_at = greatest(t.updated_at, p.updated_at)
  FROM jsonb_populate_recordset(NULL::tickets, $1::jsonb) AS p
  WHERE t.company_id = $2::integer AND p.company_id = $2::integer AND t.ticket_id = p.ticket_id RETURNING t.*`

const updateTogether = together(
  async (tx: Database, after: readonly [Omit<TicketRow, 'push_ids'>, ...Omit<TicketRow, 'push_ids'>[]]) => {
    const parameters = [JSON.stringify(after), after[0].company_id]
    const { rows } = await tx.executeQuery<TicketRow>(CompiledQuery.raw(updateText, parameters))
    const byId = new Map(rows.map((row) => [row.ticket_id, row]))
    return after.map(({ ticket_id }) => rowOf(byId.get(ticket_id)))
  },
  () => true,
)

/** Writes a ticket whose number was given elsewhere. */
export async function insertTicket(tx: Database, scope: CompanyScope, ticket: NewTicket): Promise<TicketRow> {
  return await insertTogether(tx, { ...ticket, company_id: scope.companyId })
}

/** Columns that a new ticket is written with. */
export const insertedColumns = [
  ...(['company_id', 'token', 'location_id', 'service_id', 'next_service_ids', 'booking_id', 'day'] as const),
  ...([
    'line_day',
    'letter',
    'number',
    'layout',
    'average_time',
    'status',
    'origin',
    'language',
    'people',
  ] as const),
  ...([
    'created_at',
    'waiting_since',
    'place',
    'appointment_at',
    'counter',
    'counter_is_number',
    'called_at',
  ] as const),
  ...(['first_called_at', 'note', 'notifications', 'push_ids', 'ip', 'session', 'updated_at'] as const),
  ...(['is_remote', 'remote_id', 'remote_key', 'remote_label', 'is_held', 'ended_at'] as const),
  ...(['kiosk_id', 'part_since'] as const),
]
const blank = {
  ...{ next_service_ids: [], layout: '', average_time: 0, language: 'lv', people: 1, note: '' },
  ...{ counter_is_number: false, notifications: false, push_ids: '{}', ip: '', session: '' },
  ...{ is_remote: false, remote_id: null, remote_key: null, remote_label: '', is_held: false },
  ...{ line_day: null, kiosk_id: null, part_since: null },
}
const names = insertedColumns.map((name) => `"${name}"`).join()
const insertText = `INSERT INTO tickets (${names})
  SELECT ${names} FROM jsonb_populate_recordset(NULL::tickets, $1::jsonb) WITH ORDINALITY ORDER BY ordinality RETURNING *`

type Inserted = NewTicket & { company_id: number }

/** Makes the row of a new ticket as a statement takes it as JSON. */
export function rowToInsert(ticket: Partial<NewTicket>): object {
  const row = { ...blank, ...ticket }
  return { ...row, push_ids: JSON.parse(row.push_ids ?? '{}') as object }
}

const insertTogether = together(
  async (tx: Database, inserted: readonly [Inserted, ...Inserted[]]) => {
    const rows = JSON.stringify(inserted.map(rowToInsert))
    const written = await tx.executeQuery<TicketRow>(CompiledQuery.raw(insertText, [rows]))
    const byToken = new Map(written.rows.map((row) => [row.token, row]))
    return inserted.map(({ token }) => rowOf(byToken.get(token)))
  },
  () => true,
)

/** The tickets that wait for one counter alone, whose rows stay ours until the transaction ends. */
export async function lockWaitingFor(
  tx: Database,
  scope: CompanyScope,
  { location_id, name }: { location_id: number; name: string },
): Promise<TicketRow[]> {
  return await tx
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', location_id)
    .where('counter', '=', name)
    .where('status', '=', 'WAITING')
    .where('is_held', '=', false)
    .orderBy('ticket_id')
    .forUpdate()
    .execute()
}

/** Lists the tickets of a location that wait, or are at a counter, in the order of their places. */
export async function listUnderWay(
  db: Database,
  scope: Scope | CompanyScope,
  locationId: number,
): Promise<TicketRow[]> {
  return await db
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('status', 'in', ['REQUESTED', 'WAITING', 'CALLED'])
    .orderBy('place')
    .orderBy('ticket_id')
    .execute()
}

/** Tells whether somebody was called to a counter and is there still. */
export async function isAnyoneAt(
  db: Database,
  scope: CompanyScope,
  { locationId, name }: { locationId: number; name: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('tickets')
    .select('ticket_id')
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('status', '=', 'CALLED')
    .where('counter', '=', name)
    .executeTakeFirst()
  return found !== undefined
}

/** Lists the tickets of a location's day, and those of an earlier one that are under way still, or ended on it in a line that is kept overnight. */
export async function listTicketsOfDay(
  db: Database,
  scope: Scope | CompanyScope,
  locationId: number,
  day: ToldDay,
): Promise<TicketRow[]> {
  return await db
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where((eb) => eb.or([isOfDay(day), eb('status', 'in', ['REQUESTED', 'WAITING', 'CALLED'])]))
    .orderBy('place')
    .orderBy('ticket_id')
    .execute()
}

function rowOf(row: TicketRow | undefined): TicketRow {
  if (!row) throw new Error('a ticket that was to be written is not there')
  return row
}
