import type { Selectable } from 'kysely'
import type { OutboxContent, OutboxTable } from '../database/outbox-table.ts'

type Row = Selectable<OutboxTable>

export type Channel = Row['channel']
/** Kind of news of a booking; `code` proves an address while the booking is a hold. */
export type MessageKind = Row['kind']
export type MessageContent = OutboxContent

/** A message to one person on one channel. `seq` is the place in the company's stream of the change that it tells of. */
export type NewMessage = {
  seq: number
  channel: Channel
  kind: MessageKind
  bookingId: number
  recipient: string
  language: Row['language']
  content: MessageContent
  uselessAt: Date
}

export type Message = NewMessage & { companyId: number; messageId: number; attempts: number }
