import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { TicketRow } from '../store.ts'

/** Estimates that a promise was made of; null where there was none, or an appointment decided it. */
export type MadeOf = {
  service_id: number | null
  people: number | null
  drawn_ms: number | null
  usual_ms: number | null
}
/** Interval that somebody was shown, in whole minutes from a moment on. */
export type Promised = MadeOf & { ticketId: number; low: number; middle: number; high: number }

/** Notes what those who wait were shown: the first time alone. */
export async function insertPromises(
  tx: Database,
  { companyId }: CompanyScope,
  locationId: number,
  promised: readonly Promised[],
  now: Date,
): Promise<void> {
  const at = { company_id: companyId, location_id: locationId, promised_at: now }
  const rows = promised.map(({ ticketId, ...said }) => ({ ...at, ...said, ticket_id: ticketId }))
  if (rows.length === 0) return
  await tx
    .insertInto('wait_promises')
    .values(rows.map((row) => ({ ...row, waited_ms: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Kept = MadeOf & { low: number; middle: number; high: number; waited_ms: number }

/** The first call of a ticket that was not taken back: who was sent on afterwards had come by then. */
const stoodAt = sql.raw(`CASE WHEN t.parts = '[]' THEN t.first_called_at ELSE coalesce(
  (jsonb_path_query_first(t.parts, '$[*] ? (@.service_id != null)') ->> 'from')::timestamptz, t.first_called_at) END`)

/** Has a promise held against the next call of somebody whose first one is taken back. */
export async function reopenPromise(
  tx: Database,
  { companyId }: CompanyScope,
  { ticket_id, parts }: Pick<TicketRow, 'ticket_id' | 'parts'>,
): Promise<void> {
  if (parts.some(({ service_id }) => service_id !== null)) return
  await tx
    .updateTable('wait_promises')
    .set({ waited_ms: null })
    .where('company_id', '=', companyId)
    .where('ticket_id', '=', ticket_id)
    .execute()
}

/** Notes how long those waited who were called since. */
export async function endPromises(
  tx: Database,
  { companyId }: CompanyScope,
  locationId: number,
): Promise<void> {
  await sql`
    UPDATE wait_promises p SET waited_ms = greatest(0, extract(epoch FROM ${stoodAt} - p.promised_at) * 1000)
    FROM tickets t WHERE t.company_id = p.company_id AND t.ticket_id = p.ticket_id AND ${stoodAt} IS NOT NULL
      AND p.company_id = ${companyId}::integer AND p.location_id = ${locationId}::integer AND p.waited_ms IS NULL`.execute(
    tx,
  )
}

/** Lists what was shown to the holders of some tickets who were called, and how long they waited. */
export async function listKept(
  tx: Database,
  { companyId }: CompanyScope,
  ticketIds: readonly number[],
): Promise<Kept[]> {
  if (ticketIds.length === 0) return []
  const { rows } = await sql<Kept>`
    SELECT low, middle, high, waited_ms, service_id, people, drawn_ms, usual_ms FROM wait_promises
    WHERE company_id = ${companyId}::integer AND ticket_id = ANY (${ticketIds}::bigint[]) AND waited_ms IS NOT NULL
    ORDER BY promised_at + waited_ms * interval '1 millisecond', ticket_id`.execute(tx)
  return rows
}

/** Removes what was promised to those who left, and what is too old to say anything. */
export async function removePromises(
  tx: Database,
  { companyId }: CompanyScope,
  locationId: number,
  before: Date,
): Promise<void> {
  await sql`
    DELETE FROM wait_promises p WHERE p.company_id = ${companyId}::integer AND p.location_id = ${locationId}::integer
      AND (p.promised_at < ${before}::timestamptz OR p.waited_ms IS NULL AND EXISTS (
        SELECT FROM tickets t WHERE t.company_id = p.company_id AND t.ticket_id = p.ticket_id AND t.ended_at IS NOT NULL AND t.first_called_at IS NULL
      ))`.execute(tx)
}

/** Counts the promises since a moment to those who were called, and those among them that were held. `serviceIds` are those that the caller may see; null: all. */
export async function countPromises(
  db: Database,
  scope: Scope | CompanyScope,
  { locationId, serviceIds }: { locationId: number; serviceIds: readonly number[] | null },
  since: Date,
): Promise<{ count: number; held: number }> {
  const { count, held } = await db
    .selectFrom('wait_promises')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`waited_ms BETWEEN low * 60000.0 AND high * 60000.0`)
        .as('held'),
    ])
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('promised_at', '>', since)
    .where('waited_ms', 'is not', null)
    .$if(serviceIds !== null, (query) =>
      query.where(
        sql<boolean>`EXISTS (SELECT FROM tickets t WHERE t.company_id = wait_promises.company_id AND t.ticket_id = wait_promises.ticket_id
          AND t.service_id = ANY (${serviceIds}::integer[]))`,
      ),
    )
    .executeTakeFirstOrThrow()
  return { count: Number(count), held: Number(held) }
}
