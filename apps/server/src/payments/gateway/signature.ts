import { timingSafeEqual } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { signatureHeaders } from '../../webhooks/deliver/sign.ts'
import type { Callback } from './provider.ts'

/** Seconds by which the clock of the other side may differ from ours; what is older was sent again by somebody else. */
const toleranceSeconds = 300

/** Makes the headers of Standard Webhooks (https://www.standardwebhooks.com) of a message. */
export function signed(secret: string, message_id: string, body: string, now: Date): Record<string, string> {
  const only = { secret, old_secret: null, old_secret_until: null }
  return signatureHeaders(only, { message_id, body }, now)
}

/** Tells whether a message was signed with a secret, and lately. The library's own check reads the machine's clock: it signs, and we compare. */
export function isSigned(secret: string, { headers, body }: Callback, now: Date): boolean {
  const id = textIn(headers['webhook-id'])
  const seconds = Number(textIn(headers['webhook-timestamp']) || Number.NaN)
  if (id === '' || !Number.isSafeInteger(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  const own = Buffer.from(new Webhook(secret).sign(id, new Date(seconds * 1000), body))
  return textIn(headers['webhook-signature'])
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((given) => given.length === own.length && timingSafeEqual(given, own))
}

function textIn(header: unknown): string {
  return typeof header === 'string' ? header : ''
}
