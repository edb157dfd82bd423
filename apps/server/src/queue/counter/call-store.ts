import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { Waiting } from '../call-rules.ts'
import type { TicketRow } from '../store.ts'

/** Counter that calls: where, and from which lines. */
export type Calling = { locationId: number; counter: string; serviceIds: readonly number[] }

/** Number of those whom a counter might call that are looked at, of each line. */
const mostOfLine = 40
const mostAppointments = 200

/** Lists whom a counter might call: the first of each line, those of this counter alone, and the appointments until a moment; as many however long the lines are. */
export async function listHeads(
  tx: Database,
  { companyId }: CompanyScope,
  { locationId, counter, serviceIds }: Calling,
  appointmentsUntil: Date,
): Promise<Waiting[]> {
  const columns = sql`ticket_id, service_id, place, appointment_at, created_at, is_held, counter`
  const ofCompany = sql`company_id = ${companyId}::integer AND status = 'WAITING' AND NOT is_held`
  const { rows } = await sql<Waiting>`
    SELECT h.* FROM unnest(${serviceIds}::integer[]) AS s (id) CROSS JOIN LATERAL (
      SELECT ${columns} FROM tickets WHERE ${ofCompany} AND counter IS NULL AND service_id = s.id
      ORDER BY place, ticket_id LIMIT ${mostOfLine}) AS h
    UNION SELECT h.* FROM (
      SELECT ${columns} FROM tickets WHERE ${ofCompany} AND location_id = ${locationId} AND counter = ${counter}
      ORDER BY place, ticket_id LIMIT ${mostOfLine}) AS h
    UNION SELECT h.* FROM unnest(${serviceIds}::integer[]) AS s (id) CROSS JOIN LATERAL (
      SELECT ${columns} FROM tickets WHERE ${ofCompany} AND counter IS NULL AND service_id = s.id
        AND appointment_at <= ${appointmentsUntil}
      ORDER BY appointment_at, place, ticket_id LIMIT ${mostAppointments}) AS h`.execute(tx)
  return rows
}

/** Claims the first of these tickets that still waits, in one statement; undefined where somebody was quicker with each. Its row is ours, and as it was. */
export async function claimFirst(
  tx: Database,
  { companyId }: CompanyScope,
  ranked: readonly number[],
  others: 'go on to the next' | 'wait for them',
): Promise<TicketRow | undefined> {
  const skip = others === 'go on to the next' ? sql`SKIP LOCKED` : sql``
  const { rows } = await sql<TicketRow>`
    SELECT t.* FROM unnest(${ranked}::bigint[]) WITH ORDINALITY AS r (id, nth)
    JOIN tickets t ON t.company_id = ${companyId}::integer AND t.ticket_id = r.id
    WHERE t.status = 'WAITING' AND NOT t.is_held ORDER BY r.nth LIMIT 1 FOR UPDATE OF t ${skip}`.execute(tx)
  return rows[0]
}

/** Keeps the numbers of appointments in a row that a call changed, of services and of a counter. */
export async function keepRows(
  tx: Database,
  { companyId }: CompanyScope,
  { locationId, counter }: Calling,
  rows: readonly (readonly [number | string, number])[],
): Promise<void> {
  for (const [key, inRow] of rows) {
    if (typeof key === 'number')
      await tx
        .updateTable('queue_lines')
        .set({ appointments_in_row: inRow })
        .where('company_id', '=', companyId)
        .where('service_id', '=', key)
        .execute()
    else
      await tx
        .updateTable('counters')
        .set({ appointments_in_row: inRow })
        .where('company_id', '=', companyId)
        .where('location_id', '=', locationId)
        .where('name', '=', counter)
        .execute()
  }
}
