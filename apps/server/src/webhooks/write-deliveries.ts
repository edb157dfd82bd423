import type { CompanyScope } from '../access/scope.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { addDeliveries, type NewDelivery } from './delivery-store.ts'
import { eventOf } from './event-of.ts'
import { payloadOf } from './payload.ts'
import { listWebhookRows } from './webhook-store.ts'

/**
 * Writes what is to be sent of a company's changes, in the transaction that takes them from its stream, so that a crash neither loses nor doubles any. Nothing
 * is told of what happened before a webhook was there. Tells whether there is anything to send.
 */
export async function writeDeliveries(
  tx: Database,
  scope: CompanyScope,
  events: readonly StreamEvent[],
  now: Date,
): Promise<boolean> {
  const webhooks = (await listWebhookRows(tx, scope)).filter((one) => one.is_active)
  if (webhooks.length === 0) return false
  const deliveries = events.flatMap((change): NewDelivery[] => {
    const event = eventOf(change)
    if (!event) return []
    const told = webhooks.filter((one) => one.since_seq < change.seq && one.events.includes(event))
    if (told.length === 0) return []
    const body = payloadOf(event, change)
    return told.map(({ webhook_id }) => {
      const message_id = `msg_${webhook_id}_${change.seq}`
      return { webhook_id, message_id, event, seq: change.seq, body }
    })
  })
  await addDeliveries(tx, scope, deliveries, now)
  return deliveries.length > 0
}
