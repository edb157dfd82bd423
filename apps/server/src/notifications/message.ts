import type { MessageKind, StaffMessageKind, TicketMessageKind } from '@rinda/contract/booking/outbox'
import type { Selectable } from 'kysely'
import type { OutboxContent, OutboxTable } from '../database/tables/outbox-table.ts'

type Row = Selectable<OutboxTable>

/** Ways to an address. Messages to the phone of a ticket need none that somebody sets up. */
export type Channel = Exclude<Row['channel'], 'push'>
export type MessageContent = OutboxContent

type Written = {
  /** Place in the company's stream of the change that it tells of; null: it tells of none. */
  seq: number | null
  recipient: string
  language: Row['language']
  content: MessageContent
  /** Time from which it is sent. */
  dueAt: Date
  /** Time from which it helps nobody any more. */
  uselessAt: Date
}

/** A message to one person on one channel, about a booking. */
export type NewMessage = Written & { channel: Channel; kind: MessageKind; bookingId: number }

/** A message to one browser about a ticket, whose number stands for the recipient. */
export type NewTicketMessage = Written & {
  channel: 'push'
  kind: TicketMessageKind
  ticketId: number
  subscriptionId: number
}

/** A mail to somebody of the staff: an invitation, or a sample of what visitors get. */
export type NewStaffMessage = Written & { channel: 'email'; kind: StaffMessageKind; personId: number }

/** A message as it may stand in the outbox, by whom or what it is about. */
export type AnyNewMessage = NewMessage | NewTicketMessage | NewStaffMessage

type Taken = { companyId: number; messageId: number; attempts: number }
export type Message = Omit<NewMessage, 'dueAt'> & Taken
export type TicketMessage = Omit<NewTicketMessage, 'dueAt'> & Taken
export type StaffMessage = Omit<NewStaffMessage, 'dueAt'> & Taken
export type AnyMessage = Message | TicketMessage | StaffMessage
