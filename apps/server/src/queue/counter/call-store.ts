import type { CallRules } from '@rinda/domain/queue/waiting-ticket'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { Waiting } from '../call-rules.ts'
import type { TicketRow } from '../store.ts'

/** Counter that calls: where, and from which lines. */
export type Calling = { locationId: number; counter: string; serviceIds: readonly number[] }

/** Number of those whom a counter might call that are looked at, of each line and each way to stand in it: more than call at the same moment. */
const mostOfEach = 40

/** Turn of a counter: the services that the agent named (null: none), the rules, and the moment. */
type Turn = { wanted: readonly number[] | null; rules: CallRules; now: Date }

/** Counters that call from the same lines. */
type Callers = Omit<Calling, 'counter'> & { counters: readonly string[] }

/**
 * Lists whom some counters might call, as many however long the lines are: of each service's line, and of those who wait for one of these counters alone, the
 * first who stand in line and the earliest who may be called by right. Each kind is read for itself, so that none hides the other.
 */
export async function listHeads(
  tx: Database,
  { companyId }: CompanyScope,
  { locationId, counters, serviceIds }: Callers,
  { wanted, rules: { windowBeforeMs, graceMs }, now }: Turn,
): Promise<Waiting[]> {
  const columns = sql`ticket_id, service_id, place, appointment_at, is_held, counter`
  const until = new Date(now.getTime() + windowBeforeMs)
  const overdueSince = new Date(now.getTime() - graceMs)
  // The same as `standingAt` of the domain says of one ticket.
  const isByRight = sql`appointment_at <= ${until}`
  const isInLine = sql`(appointment_at IS NULL OR appointment_at > ${until} OR appointment_at <= ${overdueSince})`
  const waits = sql`company_id = ${companyId}::integer AND status = 'WAITING' AND NOT is_held`
  const ofService = sql`${waits} AND counter IS NULL AND service_id = s.id`
  const ofCounter = sql`${waits} AND location_id = ${locationId} AND counter = c.name
    AND (${wanted}::integer[] IS NULL OR service_id = ANY (${wanted}))`
  const inLine = sql`ORDER BY place, ticket_id LIMIT ${mostOfEach}`
  const byRight = sql`ORDER BY appointment_at, place, ticket_id LIMIT ${mostOfEach}`
  const { rows } = await sql<Waiting>`
    SELECT h.* FROM unnest(${serviceIds}::integer[]) AS s (id) CROSS JOIN LATERAL (
      (SELECT ${columns} FROM tickets WHERE ${ofService} AND ${isInLine} ${inLine})
      UNION (SELECT ${columns} FROM tickets WHERE ${ofService} AND ${isByRight} ${byRight})) AS h
    UNION SELECT h.* FROM unnest(${counters}::text[]) AS c (name) CROSS JOIN LATERAL (
      (SELECT ${columns} FROM tickets WHERE ${ofCounter} AND ${isInLine} ${inLine})
      UNION (SELECT ${columns} FROM tickets WHERE ${ofCounter} AND ${isByRight} ${byRight})) AS h`.execute(tx)
  return rows
}

/** Way past tickets that somebody else is about to take. */
export type Others = 'go on to the next' | 'wait for them'

/** Counter to which somebody is called, and when. */
export type CalledTo = { counter: string; counter_is_number: boolean; at: Date }
/** Ticket that was called, as it was and as it is. */
export type CalledTicket = { before: TicketRow; after: TicketRow }

/**
 * Calls the first of these tickets that still wait to these counters, one to each in its order, in one statement; fewer where somebody was quicker.
 * Their rows are ours.
 */
export async function callFirst(
  tx: Database,
  { companyId }: CompanyScope,
  ranked: readonly number[],
  to: readonly CalledTo[],
  others: Others,
): Promise<CalledTicket[]> {
  const skip = others === 'go on to the next' ? sql`SKIP LOCKED` : sql``
  const { rows } = await sql<TicketRow & { nth: number }>`
    WITH claimed AS MATERIALIZED (
      SELECT t.*, r.nth FROM unnest(${ranked}::bigint[]) WITH ORDINALITY AS r (id, nth)
      JOIN tickets t ON t.company_id = ${companyId}::integer AND t.ticket_id = r.id
      WHERE t.status = 'WAITING' AND NOT t.is_held ORDER BY r.nth LIMIT ${to.length} FOR UPDATE OF t ${skip}
    ), placed AS (
      SELECT ticket_id, row_number() OVER (ORDER BY nth) AS place FROM claimed
    ), called AS (
      UPDATE tickets t SET status = 'CALLED', counter = c.counter, counter_is_number = c.is_number,
        called_at = c.at, first_called_at = c.at, updated_at = greatest(t.updated_at, c.at)
      FROM placed JOIN unnest(${to.map(({ counter }) => counter)}::text[],
        ${to.map((one) => one.counter_is_number)}::boolean[], ${to.map(({ at }) => at)}::timestamptz[])
        WITH ORDINALITY AS c (counter, is_number, at, place) USING (place)
      WHERE t.company_id = ${companyId}::integer AND t.ticket_id = placed.ticket_id
    )
    SELECT * FROM claimed ORDER BY nth`.execute(tx)
  return rows.map(({ nth: _nth, ...before }, index) => ({ before, after: calledTo(before, to[index]) }))
}

/** A ticket as it is once it was called. */
export function calledTo(before: TicketRow, to: CalledTo | undefined): TicketRow {
  if (!to) throw new Error('more were called than called')
  const { at, ...counter } = to
  const updated_at = new Date(Math.max(before.updated_at.getTime(), at.getTime()))
  return { ...before, ...counter, status: 'CALLED', called_at: at, first_called_at: at, updated_at }
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
