import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { DeliveryRow } from './delivery-store.ts'

export type DueTarget = { companyId: number; webhookId: number }

/** Lists webhooks, of all companies, for which something is due and nobody here is busy with; those that fail come last. */
export async function listDueTargets(
  db: Database,
  now: Date,
  busy: readonly number[],
  most: number,
): Promise<DueTarget[]> {
  const { rows } = await sql<DueTarget>`
    SELECT w.company_id AS "companyId", w.webhook_id AS "webhookId" FROM webhooks w
    WHERE w.is_active AND w.webhook_id <> ALL (${busy}::integer[]) AND EXISTS (
      SELECT FROM webhook_deliveries d WHERE d.company_id = w.company_id AND d.webhook_id = w.webhook_id
        AND d.state = 'waiting' AND d.due_at <= ${now})
    ORDER BY w.failing_since NULLS FIRST LIMIT ${most}`.execute(db)
  return rows
}

/** Finds when the next message is due for any webhook that nobody here is busy with; null: none waits. */
export async function nextDeliveryTime(db: Database, busy: readonly number[]): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date | null }>`
    SELECT min(d.due_at) AS due_at FROM webhooks w CROSS JOIN LATERAL (
      SELECT due_at FROM webhook_deliveries WHERE company_id = w.company_id AND webhook_id = w.webhook_id
        AND state = 'waiting' ORDER BY due_at LIMIT 1) AS d
    WHERE w.is_active AND w.webhook_id <> ALL (${busy}::integer[])`.execute(db)
  return rows[0]?.due_at ?? null
}

/** Takes what is due for a webhook: nobody else takes it until `leasedTill`. */
export async function claimDeliveries(
  db: Database,
  { companyId }: CompanyScope,
  webhookId: number,
  { now, leasedTill, most }: { now: Date; leasedTill: Date; most: number },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    UPDATE webhook_deliveries AS d SET attempts = d.attempts + 1, due_at = ${leasedTill}
    FROM (
      SELECT company_id, delivery_id FROM webhook_deliveries
      WHERE company_id = ${companyId}::integer AND webhook_id = ${webhookId}::integer AND state = 'waiting' AND due_at <= ${now}
      ORDER BY due_at, delivery_id LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) AS due
    WHERE d.company_id = due.company_id AND d.delivery_id = due.delivery_id RETURNING d.*`.execute(db)
  return rows.toSorted((one, other) => one.delivery_id - other.delivery_id)
}

export type Settled = Pick<
  DeliveryRow,
  'state' | 'due_at' | 'tried_at' | 'status' | 'duration_ms' | 'fault' | 'answer'
>

/** Writes what became of an attempt, unless it was taken again meanwhile, or given up. */
export async function settleDelivery(
  db: Database,
  { company_id, delivery_id, attempts }: DeliveryRow,
  settled: Settled,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(settled)
    .where('company_id', '=', company_id)
    .where('delivery_id', '=', delivery_id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .execute()
}
