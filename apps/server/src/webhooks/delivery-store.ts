import { type Insertable, type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { removeInPieces } from '../database/remove-pieces.ts'
import type { WebhookDeliveriesTable } from '../database/tables/integration-tables.ts'

export type DeliveryRow = Selectable<WebhookDeliveriesTable>
export type NewDelivery = Pick<
  Insertable<WebhookDeliveriesTable>,
  'webhook_id' | 'message_id' | 'event' | 'seq' | 'body'
>

/** Writes what is to be sent, due at once. What stands there already stays as it is. */
export async function addDeliveries(
  tx: Database,
  { companyId }: CompanyScope,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<DeliveryRow[]> {
  if (deliveries.length === 0) return []
  const none = { tried_at: null, status: null, duration_ms: null, fault: null }
  const rest = { company_id: companyId, state: 'waiting', due_at: now, created_at: now, ...none } as const
  return await tx
    .insertInto('webhook_deliveries')
    .values(deliveries.map((one) => ({ ...one, ...rest })))
    .onConflict((conflict) => conflict.columns(['company_id', 'webhook_id', 'message_id']).doNothing())
    .returningAll()
    .execute()
}

/** Lists what was sent to a webhook, the latest first. */
export async function listDeliveryRows(
  db: Database,
  scope: CompanyScope,
  webhookId: number,
  filter: { state: DeliveryRow['state'] | undefined; event: DeliveryRow['event'] | undefined },
  { before, most }: { before: number | undefined; most: number },
): Promise<DeliveryRow[]> {
  const { state, event } = filter
  return await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where(inScope(scope))
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'))
    .$if(event !== undefined, (query) => query.where('event', '=', event ?? 'webhook.test'))
    .$if(before !== undefined, (query) => query.where('delivery_id', '<', before ?? 0))
    .orderBy('delivery_id', 'desc')
    .limit(most)
    .execute()
}

/** Has one that is not on its way sent once more, from the first attempt on; undefined: there is none such. */
export async function replayDelivery(
  db: Database,
  { companyId }: CompanyScope,
  { webhookId, deliveryId }: { webhookId: number; deliveryId: number },
  now: Date,
): Promise<DeliveryRow | undefined> {
  return await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', due_at: now, attempts: 0 })
    .where('company_id', '=', companyId)
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', deliveryId)
    .where('state', '<>', 'waiting')
    .returningAll()
    .executeTakeFirst()
}

/** Finds one message to a webhook. */
export async function findDelivery(
  db: Database,
  scope: CompanyScope,
  { webhookId, deliveryId }: { webhookId: number; deliveryId: number },
): Promise<DeliveryRow | undefined> {
  return await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where(inScope(scope))
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst()
}

/** Gives up what waits for a webhook that is switched off. */
export async function giveUpWaiting(
  tx: Database,
  { companyId }: CompanyScope,
  webhookId: number,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', fault: 'stopped' })
    .where('company_id', '=', companyId)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Removes what was sent, or given up, before a time: it holds facts of people. */
export async function removeDeliveriesBefore(
  db: Database,
  before: Date,
  isStopped?: () => boolean,
): Promise<void> {
  await removeInPieces(
    db,
    'webhook_deliveries',
    sql`created_at < ${before}::timestamptz AND state <> 'waiting'`,
    isStopped,
  )
}
