import type { MessageResource, WhyNotAgain } from '@rinda/contract/booking/outbox'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import {
  countMessages,
  dueAgain,
  findMessage,
  listMessages,
  type MessageFilter,
  type MessageRow,
} from './message-store.ts'

type Channels = Pick<Config, 'smtpUrl' | 'smsUrl'>
export type MessagesInput = Pick<MessageFilter, 'companyId' | 'state' | 'bookingId'> & {
  before: number | undefined
}

const pageSize = 100

/** Lists messages to visitors, newest first, a page at a time; how many were given up is said with the first. */
export async function listVisitorMessages(
  { db, config }: { db: Database; config: Channels },
  { scope, user }: PortalCaller,
  { before, ...narrowed }: MessagesInput,
  now: Date,
) {
  const filter = { ...narrowed, ...reachOf(user) }
  const rows = await listMessages(db, scope, filter, { before, most: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    messages: shown.map((row) => renderMessage(row, config, now)),
    next: last ? String(last.message_id) : null,
    dead: before === undefined ? await countMessages(db, scope, { ...filter, state: 'dead' }) : null,
  }
}

/** Has a message that was given up, or only kept, sent once more. */
export async function sendMessageAgain(
  { db, write, config }: { db: Database; write: Write; config: Channels },
  { caller, request, now }: Asked<PortalCaller>,
  messageId: number,
): Promise<Result<Answer<MessageResource>>> {
  const everything = { companyId: undefined, state: undefined, bookingId: undefined }
  const found = await findMessage(db, caller.scope, { ...everything, ...reachOf(caller.user) }, messageId)
  if (!found) return refuse('not_found')
  const scope = narrow(caller.scope, found.company_id)
  return await write<MessageResource>({ caller, scope, request, now }, async (tx) => {
    const row = await findMessage(
      tx,
      scope,
      { ...everything, locationIds: null, serviceIds: null },
      messageId,
    )
    if (!row || whyNotAgainOf(row, config, now)) return refuse('state_changed')
    const after = await dueAgain(tx, scope, messageId, now)
    if (!after) return refuse('state_changed')
    const told = ({ state, attempts, fault }: MessageRow) => ({ state, attempts, fault })
    return done({
      changes: [
        {
          action: 'message.send_again',
          objectKind: 'message',
          objectId: String(messageId),
          before: told(row),
          after: told(after),
          event: null,
        },
      ],
      answer: { type: 'message', resource: renderMessage(after, config, now) },
    })
  })
}

export const reachOf = ({ locationIds, serviceIds }: PortalCaller['user']) => ({ locationIds, serviceIds })

function whyNotAgainOf(row: MessageRow, { smtpUrl, smsUrl }: Channels, now: Date): WhyNotAgain | null {
  if (row.state === 'waiting' || row.state === 'sent') return row.state
  if (row.kind === 'code' || row.kind === 'link') return 'code'
  if (row.kind === 'invitation') return 'invitation'
  if (row.useless_at <= now) return 'too_late'
  if (row.channel === 'push') return null
  return (row.channel === 'email' ? smtpUrl : smsUrl) === undefined ? 'no_channel' : null
}

function renderMessage(row: MessageRow, config: Channels, now: Date): MessageResource {
  return {
    id: String(row.message_id),
    type: 'message',
    attributes: {
      company_id: row.company_id,
      booking_id: row.booking_id,
      ticket_id: row.ticket_id,
      portal_user_id: row.portal_user_id,
      channel: row.channel,
      kind: row.kind,
      recipient: row.recipient,
      language: row.language,
      state: row.state,
      attempts: row.attempts,
      fault: row.fault,
      created_at: row.created_at.toISOString(),
      due_at: row.due_at.toISOString(),
      sent_at: row.sent_at?.toISOString() ?? null,
      location_id: row.content.locationId || null,
      service_id: row.content.serviceId || null,
      why_not_again: whyNotAgainOf(row, config, now),
    },
  }
}
