import type { DeliveryResource, WebhookResource } from '@rinda/contract/set-up/webhook'
import type { DeliveryRow } from './delivery-store.ts'
import type { WebhookRow } from './webhook-store.ts'

/** The only way of a webhook's row to the wire, with its secret where that was made just now. */
export function webhookResource(row: WebhookRow, now: Date, secret?: string): WebhookResource {
  const hasOld = row.old_secret_until !== null && row.old_secret_until > now
  return {
    id: String(row.webhook_id),
    type: 'webhook',
    attributes: {
      company_id: row.company_id,
      name: row.name,
      url: row.url,
      events: row.events,
      active: row.is_active,
      stopped_because: row.stopped_because,
      failing_since: row.failing_since?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      created_by: row.created_by,
      old_secret_until: hasOld ? (row.old_secret_until?.toISOString() ?? null) : null,
      ...(secret === undefined ? {} : { secret }),
    },
  }
}

/** The same of a message to one. */
export function deliveryResource(row: DeliveryRow): DeliveryResource {
  return {
    id: String(row.delivery_id),
    type: 'webhook_delivery',
    attributes: {
      webhook_id: row.webhook_id,
      message_id: row.message_id,
      event: row.event,
      seq: row.seq,
      state: row.state,
      attempts: row.attempts,
      created_at: row.created_at.toISOString(),
      tried_at: row.tried_at?.toISOString() ?? null,
      due_at: row.state === 'waiting' ? row.due_at.toISOString() : null,
      status: row.status,
      duration_ms: row.duration_ms,
      fault: row.fault,
      answer: row.answer,
      body: row.body,
    },
  }
}
