import type { ResourceObject } from '../wire/json-api.ts'

/** Reasons why a message is not sent again: it waits or has arrived, its code or its link is forgotten, it helps nobody any more, or its channel is not set up. */
export type WhyNotAgain = 'waiting' | 'sent' | 'code' | 'invitation' | 'too_late' | 'no_channel'

export type MessageState = 'waiting' | 'sent' | 'dead' | 'kept'

/** Kinds of messages to visitors: news of a booking, and `code`, which proves an address while the booking is a hold; `link` leads to all bookings of an address. */
export type MessageKind =
  | 'code'
  | 'requested'
  | 'confirmed'
  | 'moved'
  | 'canceled'
  | 'declined'
  | 'reminder'
  | 'link'
  | 'earlier'
/** Kinds of messages to the phone of a ticket: its holder is the next one, or is called. */
export type TicketMessageKind = 'ticket_next' | 'ticket_called'
/** Kinds of messages to staff: a link by which somebody chooses a password, or a sample of what visitors get. */
export type StaffMessageKind = 'invitation' | 'sample'
/** Kinds of messages to visitors, and two of them as they are where staff did what they tell of. */
export type SampleKind = MessageKind | 'moved_staff' | 'canceled_staff'

/** A message as those see it who look after them: without what proves anything. It is about a booking, a ticket or somebody of the staff, and to an address or the ticket's phone. */
export type MessageAttributes = {
  company_id: number
  booking_id: number | null
  ticket_id: number | null
  portal_user_id: number | null
  channel: 'email' | 'sms' | 'push'
  kind: MessageKind | TicketMessageKind | StaffMessageKind
  /** An e-mail address or a telephone; of a ticket its number. */
  recipient: string
  language: 'lv' | 'en' | 'ru'
  state: MessageState
  attempts: number
  fault: string
  created_at: string
  due_at: string
  sent_at: string | null
  /** Null: it is about no visit. */
  location_id: number | null
  service_id: number | null
  why_not_again: WhyNotAgain | null
}
export type MessageResource = ResourceObject<'message', MessageAttributes>

/** Messages about a booking that did not arrive at the addresses that stand in the booking. */
export type UndeliveredResource = ResourceObject<
  'undelivered',
  { messages: { channel: 'email' | 'sms'; recipient: string; at: string; fault: string }[] }
>
