import type { ResourceObject } from '../wire/json-api.ts'

/** Reasons why a message is not sent again: it waits or has arrived, its code is forgotten, it helps nobody any more, or its channel is not set up. */
export type WhyNotAgain = 'waiting' | 'sent' | 'code' | 'too_late' | 'no_channel'

export type MessageState = 'waiting' | 'sent' | 'dead' | 'kept'

/** Kinds of messages to visitors: news of a booking, and `code`, which proves an address while the booking is a hold; `link` leads to all bookings of an address. */
export const messageKinds = [
  'code',
  'requested',
  'confirmed',
  'moved',
  'canceled',
  'declined',
  'reminder',
  'link',
  'earlier',
] as const
export type MessageKind = (typeof messageKinds)[number]

/** A message to a visitor, as those see it who look after them: without what proves anything. */
export type MessageAttributes = {
  company_id: number
  booking_id: number
  channel: 'email' | 'sms'
  kind: MessageKind
  recipient: string
  language: 'lv' | 'en' | 'ru'
  state: MessageState
  attempts: number
  fault: string
  created_at: string
  due_at: string
  sent_at: string | null
  location_id: number
  service_id: number
  why_not_again: WhyNotAgain | null
}
export type MessageResource = ResourceObject<'message', MessageAttributes>
