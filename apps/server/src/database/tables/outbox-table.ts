import type {
  MessageKind,
  SampleKind,
  StaffMessageKind,
  TicketMessageKind,
} from '@rinda/contract/booking/outbox'
import type { Generated } from 'kysely'
import type { Json } from '../columns-of.ts'

/** Content of `outbox.content`: facts of a message, as they were at the change that it tells of. */
export type OutboxContent = {
  locationId: number
  serviceId: number
  specialistId: number | null
  /** Oldest first; more than one where a booking repeats. `uid` stays the same when the booking is moved. Moments are ISO 8601. */
  times: { uid: string; startsAt: string; endsAt: string }[]
  /** The visitor's code of the booking; of one of kind `code` what proves the address, of one of kind `link` or `invitation` what opens that, until it is sent. */
  code: string
  /** Reason of the staff; empty: none was given. */
  reason: string
  /** Tells whether somebody of the staff did what it tells of. */
  byStaff?: boolean
  /** Of a call of a ticket: where to, and when. */
  called?: { counter: string; at: string }
  /** Of a ticket that is the first of its service, while others may be called before it. */
  isFirstOnly?: boolean
  /** Of a sample: which message it shows. */
  sample?: SampleKind
}

export type OutboxTable = {
  company_id: number
  message_id: Generated<number>
  /** Place in the company's stream of the change that it tells of; null: it tells of none. */
  seq: number | null
  channel: 'email' | 'sms' | 'push'
  kind: MessageKind | TicketMessageKind | StaffMessageKind
  /** Subject of the message: a booking, a ticket or somebody of the staff; the others are null. */
  booking_id: number | null
  ticket_id: number | null
  portal_user_id: number | null
  /** Browser that it goes to; 0: to an address. */
  subscription_id: Generated<number>
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
  /** Tells of one that was given up whether it did not arrive, rather than having become pointless. */
  is_undelivered: Generated<boolean>
  created_at: Date
  sent_at: Date | null
}

/** A browser that is told of a ticket by Web Push. */
export type PushSubscriptionsTable = {
  company_id: number
  subscription_id: Generated<number>
  ticket_id: number
  endpoint: string
  p256dh: string
  auth: string
  /** Number of places that its holder had stepped back by when they were told that they are next; null: they were not. */
  told_next: number | null
  /** The same of being told that they are the first of their service. */
  told_first: number | null
  told_called_at: Date | null
  created_at: Date
}

/** A reminder of a visit, due `lead_minutes` before it, unless it is moved or ends. */
export type RemindersTable = {
  company_id: number
  booking_id: number
  lead_minutes: number
  starts_at: Date
  due_at: Date
}

/** An address that wants no reminders of a company; `address_hash` is made of it and a secret. */
export type MessageOptOutsTable = {
  company_id: number
  address_hash: string
  created_at: Date
}
