import type { MessageKind } from '@rinda/contract/booking/outbox'
import type { Selectable } from 'kysely'
import type { OutboxContent, OutboxTable } from '../database/outbox-table.ts'

type Row = Selectable<OutboxTable>

export type Channel = Row['channel']
export type MessageContent = OutboxContent

/** A message to one person on one channel. `seq` is the place in the company's stream of the change that it tells of; null: it tells of none. */
export type NewMessage = {
  seq: number | null
  channel: Channel
  kind: MessageKind
  bookingId: number
  recipient: string
  language: Row['language']
  content: MessageContent
  /** Time from which it is sent. */
  dueAt: Date
  /** Time from which it helps nobody any more. */
  uselessAt: Date
}

export type Message = Omit<NewMessage, 'dueAt'> & { companyId: number; messageId: number; attempts: number }
