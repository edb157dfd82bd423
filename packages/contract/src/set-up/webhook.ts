import {
  type DeliveryFault,
  type DeliveryState,
  type WebhookEvent,
  webhookEvents,
  type webhookTest,
} from '@rinda/domain/company/webhook-event'
import { z } from 'zod'
import { rowId, text } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

/** An address that is told of a company's changes, as its admins see it. Times are ISO 8601 with `Z`. */
export type WebhookAttributes = {
  company_id: number
  name: string
  url: string
  events: WebhookEvent[]
  active: boolean
  /** Reason why it was switched off by itself: it failed for long, or said that it is gone (410). */
  stopped_because: 'failing' | 'gone' | null
  /** Time since which nothing has arrived there; null: the last one did. */
  failing_since: string | null
  created_at: string
  created_by: string
  /** Time until which the secret before signs too. */
  old_secret_until: string | null
  /** The secret that signs, `whsec_…`: told once, when it is made. */
  secret?: string
}
export type WebhookResource = ResourceObject<'webhook', WebhookAttributes>

/** One message to a webhook, and what became of it at the last attempt. */
export type DeliveryAttributes = {
  webhook_id: number
  /** Its `webhook-id`: the same at every attempt. */
  message_id: string
  event: WebhookEvent | typeof webhookTest
  /** Place of the change in the company's stream; null: a test. */
  seq: number | null
  state: DeliveryState
  attempts: number
  created_at: string
  tried_at: string | null
  /** Time of the next attempt. */
  due_at: string | null
  status: number | null
  duration_ms: number | null
  fault: DeliveryFault | null
  /** First characters of the answer. */
  answer: string
  /** Text that is sent, JSON. */
  body: string
}
export type DeliveryResource = ResourceObject<'webhook_delivery', DeliveryAttributes>

const name = text(60).refine((value) => value !== '', 'field_required')
const url = text(1000)
const events = z
  .array(z.enum(webhookEvents, 'field_wrong'), 'field_required')
  .min(1, 'field_required')
  .transform((chosen) => webhookEvents.filter((one) => chosen.includes(one)))

/** A new webhook. `company_id` counts only from the platform's admin; without it it is of the caller's company. */
export const newWebhookPayload = z.object({
  webhook: z.object({ company_id: rowId.optional(), name, url, events }),
})
export const webhookPayload = z.object({
  webhook: z.object({ name, url, events, active: z.boolean('field_wrong') }).partial(),
})
export type NewWebhook = z.output<typeof newWebhookPayload>['webhook']
export type WebhookChange = z.output<typeof webhookPayload>['webhook']
