import { CompiledQuery } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { insertedColumns, type NewTicket, rowToInsert, type TicketRow } from '../store.ts'

/** Ticket whose number is to be given: all but what its line says. Nobody is told a smaller number later. */
export type Unnumbered = Omit<NewTicket, 'letter' | 'number' | 'waiting_since' | 'place'> & { day: string }

/**
 * Writes a ticket with the next number of its service's line; undefined where that has none yet. Its holder waits from now on, and never from before
 * whoever has a smaller number. The sequence is ours until the transaction ends: what is rolled back has taken none.
 */
export async function insertNumbered(
  tx: Database,
  { companyId }: CompanyScope,
  ticket: Unnumbered,
): Promise<TicketRow | undefined> {
  return await insertTogether(tx, { ...ticket, company_id: companyId })
}

const ofLine = { letter: 'g.letter', number: 'g.before + t.nth', waiting_since: 'g.last_at' } as const
const given: Record<string, string> = { ...ofLine, place: 'extract(epoch FROM g.last_at) * 1000' }
const names = insertedColumns.map((name) => `"${name}"`).join()
const values = insertedColumns.map((name) => given[name] ?? `t."${name}"`).join()

const insertText = `
  WITH asked AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY service_id, coalesce(line_day, day) ORDER BY ordinality) AS nth
    FROM jsonb_populate_recordset(NULL::tickets, $1::jsonb) WITH ORDINALITY
  ), wanted AS (
    SELECT a.company_id, a.service_id, coalesce(a.line_day, a.day) AS day, l.location_id, l.letter, count(*)::integer AS many,
      max(a.created_at) AS at
    FROM asked a JOIN queue_lines l USING (company_id, service_id)
    GROUP BY 1, 2, 3, 4, 5
  ), sequences AS (
    INSERT INTO ticket_sequences AS s (company_id, location_id, day, letter, last, last_at)
    SELECT company_id, location_id, day, letter, many, at FROM wanted ORDER BY location_id, day, letter
    ON CONFLICT (company_id, location_id, day, letter)
    DO UPDATE SET last = s.last + excluded.last, last_at = greatest(s.last_at, excluded.last_at)
    RETURNING location_id, day, letter, last, last_at
  ), g AS (
    SELECT service_id, day, letter, last - many AS before, last_at
    FROM sequences JOIN wanted USING (location_id, day, letter)
  )
  INSERT INTO tickets (${names}) SELECT ${values}
  FROM asked t JOIN g ON g.service_id = t.service_id AND g.day = coalesce(t.line_day, t.day) ORDER BY t.ordinality RETURNING *`

type Inserted = Unnumbered & { company_id: number }

const insertTogether = together(
  async (tx: Database, inserted: readonly [Inserted, ...Inserted[]]) => {
    const rows = JSON.stringify(inserted.map(rowToInsert))
    const written = await tx.executeQuery<TicketRow>(CompiledQuery.raw(insertText, [rows]))
    const byToken = new Map(written.rows.map((row) => [row.token, row]))
    return inserted.map(({ token }) => byToken.get(token))
  },
  (row) => row !== undefined,
)

/** The day of the sequence that gave the latest number of those who are in a line still; null where it is empty. */
export async function dayOfLine(
  db: Database,
  scope: Scope | CompanyScope,
  { locationId, letter }: { locationId: number; letter: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('tickets')
    .select((eb) => eb.fn.max(eb.fn.coalesce('line_day', 'day')).as('day'))
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('letter', '=', letter)
    .where('status', 'in', ['REQUESTED', 'WAITING', 'CALLED'])
    .executeTakeFirst()
  return row?.day ?? null
}
