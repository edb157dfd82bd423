import type { BookingStatus } from '@rinda/domain/booking/status'
import { type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { removeInPieces } from '../database/remove-pieces.ts'
import type { OutboxTable } from '../database/tables/outbox-table.ts'
import type { AnyMessage, AnyNewMessage, Channel, Message, StaffMessage, TicketMessage } from './message.ts'

/** Writes messages; those of a channel that is not set up are only kept. One of the same change and channel is there already: it stays. */
export async function addMessages(
  tx: Database,
  { companyId }: CompanyScope,
  messages: readonly AnyNewMessage[],
  isSetUp: Readonly<Record<Channel, boolean>>,
  now: Date,
): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map((one) => ({
    company_id: companyId,
    seq: one.seq,
    channel: one.channel,
    kind: one.kind,
    ...aboutOf(one),
    recipient: one.recipient,
    language: one.language,
    content: JSON.stringify(one.content),
    state: one.channel === 'push' || isSetUp[one.channel] ? ('waiting' as const) : ('kept' as const),
    due_at: one.dueAt,
    useless_at: one.uselessAt,
    created_at: now,
  }))
  await tx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'seq', 'channel', 'subscription_id']).doNothing(),
    )
    .execute()
}

function aboutOf(one: AnyNewMessage) {
  const nothing = { booking_id: null, ticket_id: null, portal_user_id: null, subscription_id: 0 }
  if ('ticketId' in one) return { ...nothing, ticket_id: one.ticketId, subscription_id: one.subscriptionId }
  return 'personId' in one
    ? { ...nothing, portal_user_id: one.personId }
    : { ...nothing, booking_id: one.bookingId }
}

/** Finds the codes that prove an address, of bookings that are still held. */
export async function findCodes(
  tx: Database,
  { companyId }: CompanyScope,
  bookingIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('bookings')
    .select(['booking_id', 'verification_code'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`booking_id = ANY(${bookingIds}::bigint[])`)
    .where('verification_code', '<>', '')
    .execute()
  return new Map(rows.map((row) => [row.booking_id, row.verification_code]))
}

/** Finds what staff said of bookings, by their public ids, as they ended: why the visits were canceled, or moved. */
export async function findReasons(
  tx: Database,
  { companyId }: CompanyScope,
  qtids: readonly string[],
): Promise<Map<string, string>> {
  if (qtids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('bookings')
    .select(['qtid', 'notes'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`qtid = ANY(${qtids}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ qtid, notes: { canceled } }) => [qtid, typeof canceled === 'string' ? canceled : '']),
  )
}

/** Finds by what the visitor of a booking proves that it is theirs. */
export async function findBookingLink(
  db: Database,
  { companyId }: CompanyScope,
  bookingId: number,
): Promise<{ qtid: string; token: string; status: BookingStatus } | undefined> {
  return await db
    .selectFrom('bookings')
    .select(['qtid', 'token', 'status'])
    .where('company_id', '=', companyId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

type OutboxRow = Selectable<OutboxTable>

/** Takes what is due on a channel, of all companies: nobody else takes it until `leasedTill`. What helps nobody any more is given up. */
export async function claimDueMessages(
  db: Database,
  now: Date,
  leasedTill: Date,
  { channel, most }: { channel: OutboxRow['channel']; most: number },
): Promise<AnyMessage[]> {
  await sql`
    UPDATE outbox SET state = 'dead', fault = 'too late', is_undelivered = attempts > 0, content = content || '{"code": ""}'
    WHERE state = 'waiting' AND due_at <= ${now} AND useless_at <= ${now}`.execute(db)
  const { rows } = await sql<OutboxRow>`
    UPDATE outbox AS o SET attempts = o.attempts + 1, due_at = ${leasedTill}
    FROM (
      SELECT company_id, message_id FROM outbox WHERE state = 'waiting' AND due_at <= ${now} AND channel = ${channel}
      ORDER BY due_at, message_id LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) AS due
    WHERE o.company_id = due.company_id AND o.message_id = due.message_id RETURNING o.*`.execute(db)
  return rows.toSorted((one, other) => one.message_id - other.message_id).map(messageOf)
}

/** Keeps a message that was taken until `leasedTill`, unless somebody else has taken it by now, or it is settled. */
export async function keepMessage(
  db: Database,
  { companyId }: CompanyScope,
  { messageId, attempts }: Pick<AnyMessage, 'messageId' | 'attempts'>,
  leasedTill: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: leasedTill })
    .where('company_id', '=', companyId)
    .where('message_id', '=', messageId)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .execute()
}

function messageOf(row: OutboxRow): AnyMessage {
  const message = {
    companyId: row.company_id,
    messageId: row.message_id,
    attempts: row.attempts,
    seq: row.seq,
    recipient: row.recipient,
    language: row.language,
    content: row.content,
    uselessAt: row.useless_at,
  }
  const { channel, kind, booking_id, ticket_id, portal_user_id, subscription_id } = row
  // What a row is about, and which way it goes, is said by constraints of the table.
  if (portal_user_id !== null)
    return {
      ...{ ...message, channel: 'email', kind: kind as StaffMessage['kind'] },
      personId: portal_user_id,
    }
  return channel === 'push'
    ? {
        ...{ ...message, channel, kind: kind as TicketMessage['kind'] },
        ...{ ticketId: Number(ticket_id), subscriptionId: subscription_id },
      }
    : { ...message, channel, kind: kind as Message['kind'], bookingId: Number(booking_id) }
}

/** Outcome of a try to send a message: `again` has it tried at a later time; one that is given up did not arrive, or had become pointless. */
export type Outcome =
  | { kind: 'sent'; at: Date }
  | { kind: 'dead'; fault: string; isUndelivered: boolean }
  | { kind: 'again'; fault: string; at: Date }

/** Writes what became of a message that was taken. What proves that somebody has an address is kept no longer than it takes to send it. */
export async function settleMessage(
  db: Database,
  { companyId }: CompanyScope,
  { messageId, kind }: Pick<AnyMessage, 'messageId' | 'kind'>,
  outcome: Outcome,
): Promise<void> {
  const settled =
    outcome.kind === 'sent'
      ? { state: 'sent' as const, sent_at: outcome.at, fault: '' }
      : outcome.kind === 'dead'
        ? { state: 'dead' as const, fault: outcome.fault, is_undelivered: outcome.isUndelivered }
        : { due_at: outcome.at, fault: outcome.fault }
  const isSecret = kind === 'code' || kind === 'link' || kind === 'invitation'
  const forgets = isSecret && outcome.kind !== 'again'
  await db
    .updateTable('outbox')
    .set(settled)
    .$if(forgets, (query) => query.set({ content: sql`content || '{"code": ""}'` }))
    .where('company_id', '=', companyId)
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Finds when the next message is due on a channel; null: none waits. */
export async function nextMessageTime(db: Database, channel: OutboxRow['channel']): Promise<Date | null> {
  const row = await db
    .selectFrom('outbox')
    .select((row) => row.fn.min('due_at').as('due_at'))
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .executeTakeFirst()
  return row?.due_at ?? null
}

type OutboxFigures = { waiting: number; dead: number; since: Date | null }

/** Counts the messages of all companies that wait and those that were given up, and says when the first that waits was written. */
export async function countOutbox(db: Database): Promise<OutboxFigures> {
  const { rows } = await sql<OutboxFigures>`
    SELECT (SELECT count(*) FROM outbox WHERE state = 'waiting')::integer AS waiting,
      (SELECT count(*) FROM outbox WHERE state = 'dead')::integer AS dead,
      (SELECT min(created_at) FROM outbox WHERE state = 'waiting') AS since`.execute(db)
  return rows[0] ?? { waiting: 0, dead: 0, since: null }
}

/** Removes messages that nobody looks for any more: they hold people's addresses. */
export async function removeMessagesBefore(
  db: Database,
  before: Date,
  isStopped?: () => boolean,
): Promise<void> {
  await removeInPieces(
    db,
    'outbox',
    sql`created_at < ${before}::timestamptz AND state <> 'waiting'`,
    isStopped,
  )
}
