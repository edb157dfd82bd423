import { Webhook } from 'standardwebhooks'
import type { DeliveryRow } from '../delivery-store.ts'
import type { WebhookRow } from '../webhook-store.ts'

/** Makes the headers of Standard Webhooks (https://www.standardwebhooks.com) of an attempt. While a secret is replaced both sign. */
export function signatureHeaders(
  { secret, old_secret, old_secret_until }: Pick<WebhookRow, 'secret' | 'old_secret' | 'old_secret_until'>,
  { message_id, body }: Pick<DeliveryRow, 'message_id' | 'body'>,
  now: Date,
): Record<string, string> {
  const old = old_secret !== null && old_secret_until !== null && old_secret_until > now ? [old_secret] : []
  const signatures = [secret, ...old].map((one) => new Webhook(one).sign(message_id, now, body))
  return {
    'webhook-id': message_id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
