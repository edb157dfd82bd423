import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { openPoster } from '../../webhooks/deliver/post.ts'
import type { Delivery } from '../deliver/send.ts'
import type { TicketMessage } from '../message.ts'
import { notificationOf } from './notification-of.ts'
import { findSubscription, removeSubscriptions, type SubscriptionRow } from './subscription-store.ts'
import { getVapidKeys, type VapidKeys } from './vapid-keys.ts'

type Context = {
  db: Database
  ownKeys: VapidKeys | undefined
  /** Address under which push services find the operator: `mailto:` or https. */
  subject: string
  mayBePrivate: boolean
}

/** Makes who sends messages to the phones of tickets, encrypted for each browser (RFC 8291), through the push service of its maker (RFC 8030). */
export function createPushSender({ db, ownKeys, subject, mayBePrivate }: Context) {
  const poster = openPoster({ mayBePrivate, userAgent: 'Rinda' })
  return {
    async send(message: TicketMessage, now: Date): Promise<Delivery> {
      const scope = narrow(systemCaller.scope, message.companyId)
      const to = await findSubscription(db, scope, message.subscriptionId)
      if (!to) return { kind: 'pointless', fault: 'The ticket has ended, or its phone is told no more.' }
      if (!isStillSo(to, message)) return { kind: 'pointless', fault: 'It is not so any more.' }
      const sealed = await sealedFor(to, message, await getVapidKeys(db, ownKeys, now), { subject, now })
      if (!sealed) return { kind: 'refused', fault: 'The keys of the browser are none.' }
      const posted = await poster.post(to.endpoint, sealed.body, sealed.headers)
      if ('fault' in posted) {
        const kind = posted.fault === 'address' ? 'refused' : 'failed'
        return { kind, fault: `The push service could not be reached: ${posted.fault}.` }
      }
      const { status } = posted
      if (status >= 200 && status < 300) return { kind: 'sent' }
      const isGone = status === 404 || status === 410
      if (isGone) await removeSubscriptions(db, scope, [message.subscriptionId])
      // It may take it later, or once the operator has mended what it does not like.
      const isForNow = status >= 500 || [401, 403, 408, 429].includes(status)
      return { kind: isForNow ? 'failed' : 'refused', fault: `The push service answered ${status}.` }
    },
    async close() {
      await poster.close()
    },
  }
}

/** Tells whether what a message tells is still true. */
function isStillSo(
  { status, is_held, called_at }: SubscriptionRow,
  { kind, content }: TicketMessage,
): boolean {
  if (kind === 'ticket_next') return status === 'WAITING' && !is_held
  return status === 'CALLED' && called_at?.toISOString() === content.called?.at
}

/** Encrypts a message; null where that cannot be done with what the browser sent. */
async function sealedFor(
  { endpoint, p256dh, auth, ticket_id, token }: SubscriptionRow,
  message: TicketMessage,
  keys: VapidKeys,
  { subject, now }: { subject: string; now: Date },
): Promise<{ headers: Record<string, string>; body: Buffer } | null> {
  const { default: webPush } = await import('web-push')
  const path = `/visit/ticket/${ticket_id}#${token}`
  const payload = JSON.stringify({ ...notificationOf(message), tag: `ticket-${ticket_id}`, path })
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      TTL: Math.max(1, Math.floor((message.uselessAt.getTime() - now.getTime()) / 1000)),
      // What was not delivered yet is replaced by what is newer.
      topic: `ticket-${ticket_id}`,
    })
    const texts = Object.entries(headers as Record<string, unknown>).map(
      ([name, value]): [string, string] => [name.toLowerCase(), String(value)],
    )
    return { headers: Object.fromEntries(texts), body }
  } catch {
    return null
  }
}
