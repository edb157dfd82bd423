import type { CalendarFault } from '@rinda/contract/set-up/busy-calendar'
import type { KeyScope } from '@rinda/domain/access/key-scope'
import type {
  DeliveryFault,
  DeliveryState,
  WebhookEvent,
  webhookTest,
} from '@rinda/domain/company/webhook-event'
import type { TextLanguage } from '@rinda/domain/set-up/field'
import type { Generated } from 'kysely'
import type { Json } from '../columns-of.ts'

export type ApiKeysTable = {
  company_id: number
  api_key_id: Generated<number>
  name: string
  /** First characters of the key. */
  hint: string
  /** SHA-256 of the whole key; the key itself is kept nowhere. */
  secret_hash: Buffer
  scopes: Json<KeyScope[]>
  expires_at: Date | null
  created_by: string
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

export type CalendarFeedsTable = {
  company_id: number
  feed_id: Generated<number>
  name: string
  location_id: number | null
  specialist_id: number | null
  with_names: boolean
  language: TextLanguage
  /** First characters of what opens it. */
  hint: string
  /** SHA-256 of what opens it; that itself is kept nowhere. */
  secret_hash: Buffer
  created_by: string
  created_at: Date
  renewed_at: Date | null
  last_used_at: Date | null
  ended_at: Date | null
}

/** Private calendars of specialists. What stands in `url` is told to nobody. */
export type BusyCalendarsTable = {
  company_id: number
  specialist_id: number
  url: string
  etag: string | null
  ask_at: Date
  is_asked: boolean
  heard_at: Date | null
  read_at: Date | null
  fault: CalendarFault | null
  failing_since: Date | null
  failures: Generated<number>
  created_by: string
  created_at: Date
}

export type BusyTimesTable = { company_id: number; specialist_id: number; from_at: Date; till_at: Date }

/** Name and version under which calendars know a visit. */
export type CalendarEntriesTable = { company_id: number; booking_id: number; uid: string; seq: number }

export type WebhooksTable = {
  company_id: number
  webhook_id: Generated<number>
  name: string
  url: string
  events: Json<WebhookEvent[]>
  secret: string
  old_secret: string | null
  old_secret_until: Date | null
  is_active: Generated<boolean>
  stopped_because: 'failing' | 'gone' | null
  failing_since: Date | null
  since_seq: number
  created_by: string
  created_at: Date
  updated_at: Date
}

export type WebhookDeliveriesTable = {
  company_id: number
  delivery_id: Generated<number>
  webhook_id: number
  message_id: string
  event: WebhookEvent | typeof webhookTest
  /** Place of the change in the company's stream; null: a test. */
  seq: number | null
  body: string
  state: DeliveryState
  attempts: Generated<number>
  due_at: Date
  created_at: Date
  tried_at: Date | null
  status: number | null
  duration_ms: number | null
  fault: DeliveryFault | null
  answer: Generated<string>
}
