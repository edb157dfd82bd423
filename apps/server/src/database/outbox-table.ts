import type { Generated } from 'kysely'
import type { Json } from './columns-of.ts'

/** Content of `outbox.content`: facts of a message, as they were at the change that it tells of. */
export type OutboxContent = {
  locationId: number
  serviceId: number
  specialistId: number | null
  /** Oldest first; more than one where a booking repeats. `uid` stays the same when the booking is moved. Moments are ISO 8601. */
  times: { uid: string; startsAt: string; endsAt: string }[]
  /** The visitor's code of the booking; of a message of kind `code` the one that proves the address, until it is sent. */
  code: string
  /** Reason of the staff; empty: none was given. */
  reason: string
}

export type OutboxTable = {
  company_id: number
  message_id: Generated<number>
  /** Place in the company's stream of the change that it tells of. */
  seq: number
  channel: 'email' | 'sms'
  kind: 'code' | 'requested' | 'confirmed' | 'moved' | 'canceled' | 'declined'
  booking_id: number
  recipient: string
  language: 'lv' | 'en' | 'ru'
  content: Json<OutboxContent>
  /** `kept`: its channel was not set up. `dead`: given up, for the reason in `fault`. */
  state: 'waiting' | 'sent' | 'dead' | 'kept'
  attempts: Generated<number>
  due_at: Date
  /** From then on it helps nobody. */
  useless_at: Date
  fault: Generated<string>
  created_at: Date
  sent_at: Date | null
}
