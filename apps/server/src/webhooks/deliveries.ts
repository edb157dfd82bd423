import { randomUUID } from 'node:crypto'
import type { DeliveryResource } from '@rinda/contract/set-up/webhook'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { webhookTest } from '@rinda/domain/company/webhook-event'
import type { PortalCaller } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import {
  addDeliveries,
  type DeliveryRow,
  findDelivery,
  listDeliveryRows,
  replayDelivery,
} from './delivery-store.ts'
import { deliveryResource } from './resource.ts'
import { findWebhook, type WebhookRow } from './webhook-store.ts'

export type DeliveryContext = { db: Database; wakeWebhooks: () => void }
type Filter = { state: DeliveryRow['state'] | undefined; event: DeliveryRow['event'] | undefined }

const pageRows = 50

/** Lists what was sent to a webhook, the latest first. `next`: the id after which the next page begins. */
export async function listDeliveries(
  { db }: DeliveryContext,
  caller: PortalCaller,
  webhookId: number,
  filter: Filter,
  before: number | undefined,
): Promise<Result<{ data: DeliveryResource[]; next: number | null }>> {
  const found = await webhookOf(db, caller, webhookId)
  if (!found.ok) return found
  const { scope } = found.value
  const rows = await listDeliveryRows(db, scope, webhookId, filter, { before, most: pageRows + 1 })
  const page = rows.slice(0, pageRows)
  const next = rows.length > pageRows ? (page.at(-1)?.delivery_id ?? null) : null
  return done({ data: page.map(deliveryResource), next })
}

/** Sends a message that tells of nothing, to try a webhook out. */
export async function sendTest(
  { db, wakeWebhooks }: DeliveryContext,
  caller: PortalCaller,
  webhookId: number,
  now: Date,
): Promise<Result<DeliveryResource>> {
  const found = await webhookOf(db, caller, webhookId)
  if (!found.ok) return found
  const { scope, webhook } = found.value
  if (!webhook.is_active) return refuse('state_changed')
  const data = { id: String(webhookId), type: 'webhook', attributes: { name: webhook.name } }
  const body = JSON.stringify({
    ...{ type: webhookTest, timestamp: now.toISOString(), company_id: scope.companyId, seq: null, data },
  })
  const message = { webhook_id: webhookId, message_id: `msg_${webhookId}_test_${randomUUID()}` }
  const [row] = await addDeliveries(db, scope, [{ ...message, event: webhookTest, seq: null, body }], now)
  wakeWebhooks()
  return row ? done(deliveryResource(row)) : refuse('not_found')
}

/** Sends one message once more, under the same id: whoever has it already knows it again. */
export async function sendAgain(
  { db, wakeWebhooks }: DeliveryContext,
  caller: PortalCaller,
  name: { webhookId: number; deliveryId: number },
  now: Date,
): Promise<Result<DeliveryResource>> {
  const found = await webhookOf(db, caller, name.webhookId)
  if (!found.ok) return found
  const { scope, webhook } = found.value
  const known = await findDelivery(db, scope, name)
  if (!known) return refuse('not_found')
  if (!webhook.is_active) return refuse('state_changed')
  const row = await replayDelivery(db, scope, name, now)
  wakeWebhooks()
  return done(deliveryResource(row ?? known))
}

async function webhookOf(
  db: Database,
  caller: PortalCaller,
  webhookId: number,
): Promise<Result<{ webhook: WebhookRow; scope: CompanyScope }>> {
  const webhook = await findWebhook(db, caller.scope, webhookId)
  if (!webhook) return refuse('not_found')
  return done({ webhook, scope: narrow(caller.scope, webhook.company_id) })
}
