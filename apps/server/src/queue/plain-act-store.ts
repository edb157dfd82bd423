import { CompiledQuery } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { together } from '../database/together.ts'
import type { TicketPatch, TicketRow } from './store.ts'

/** Columns that an act on one ticket may set without having read it. */
const settable = [
  ...(['status', 'failed_code', 'is_held', 'counter', 'counter_is_number', 'called_at'] as const),
  ...(['first_called_at', 'ended_at'] as const),
] as const
export type PlainPatch = Pick<TicketPatch, (typeof settable)[number]>

/** Conditions of a plain act, and what it sets. Nothing is changed of a ticket that is otherwise. */
export type PlainAct = {
  /** The statuses that allow it. */
  from: readonly string[]
  patch: PlainPatch
  /** Locations and services of which its ticket has to be; null: of any. */
  locationIds: readonly number[] | null
  serviceIds: readonly number[] | null
  /** Counter at which it has to be; null: at any, or none. */
  atCounter: string | null
  /** Tells that neither another service nor a booking may go with it. */
  isAllOfIt: boolean
  now: Date
}

type Acting = PlainAct & { companyId: number; ticketId: number }
/** A ticket that is ours until the transaction ends, as it was and as it is; `after` is null where nothing was changed. */
export type ActedOn = { before: TicketRow; after: TicketRow | null }

/** Locks a ticket and does a plain act to it, by one statement. */
export async function lockAndAct(
  tx: Database,
  { companyId }: CompanyScope,
  ticketId: number,
  act: PlainAct,
): Promise<ActedOn | undefined> {
  return await actTogether(tx, { ...act, companyId, ticketId })
}

/** PostgreSQL takes a list of JSON for a hundred rows, for which it would go through all tickets. Where each has to be of the company it expects few. */
const actText = `
  WITH asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS a (id bigint, "from" text[], patch jsonb, "locationIds" integer[],
      "serviceIds" integer[], "atCounter" text, "isAllOfIt" boolean, now timestamptz, "companyId" integer)
    WHERE "companyId" = $2::integer ORDER BY id
  ), old AS MATERIALIZED (
    SELECT t.row, a.patch, a.now, (t.row).status = ANY (a.from) AND NOT (t.row).is_remote
      AND (a."locationIds" IS NULL OR (t.row).location_id = ANY (a."locationIds"))
      AND (a."serviceIds" IS NULL OR (t.row).service_id = ANY (a."serviceIds"))
      AND (a."atCounter" IS NULL OR (t.row).counter = a."atCounter")
      AND NOT (a."isAllOfIt" AND ((t.row).booking_id IS NOT NULL OR cardinality((t.row).next_service_ids) > 0)) AS is_plain
    FROM asked a CROSS JOIN LATERAL (
      SELECT tickets AS row FROM tickets WHERE company_id = $2::integer AND ticket_id = a.id FOR UPDATE
    ) AS t
  ), changed AS (
    UPDATE tickets t SET ${settable.map((name) => `${name} = p.${name}`).join()}, updated_at = greatest(t.updated_at, o.now)
    FROM old o CROSS JOIN LATERAL jsonb_populate_record(o.row, o.patch) AS p
    WHERE o.is_plain AND t.company_id = $2::integer AND t.ticket_id = (o.row).ticket_id
  )
  SELECT (row).*, is_plain FROM old`

const actTogether = together(
  async (tx: Database, acts: readonly [Acting, ...Acting[]]): Promise<(ActedOn | undefined)[]> => {
    const asked = acts.map(({ ticketId: id, ...act }) => ({ id, ...act }))
    const parameters = [JSON.stringify(asked), acts[0].companyId]
    const { rows } = await tx.executeQuery<TicketRow & { is_plain: boolean }>(
      CompiledQuery.raw(actText, parameters),
    )
    const byId = new Map(rows.map((row) => [row.ticket_id, row]))
    return acts.map(({ ticketId, patch, now }) => {
      const row = byId.get(ticketId)
      if (!row) return undefined
      const { is_plain, ...before } = row
      const updated_at = new Date(Math.max(before.updated_at.getTime(), now.getTime()))
      return { before, after: is_plain ? { ...before, ...patch, updated_at } : null }
    })
  },
  (acted) => acted?.after != null,
)
