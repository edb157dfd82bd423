import { createHash } from 'node:crypto'
import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import type { Asked } from '../../changes/work.ts'
import type { TicketName } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { hasToken, maySeeTicket } from '../policy.ts'
import type { TicketRow } from '../store.ts'
import { ticketAnswer } from './answers.ts'
import { remoteId } from './remote-id.ts'
import { systemOf } from './system-of.ts'

/**
 * Has another system cancel its ticket, before ours is. Null: it did, or the ticket is none of its own, or none of the caller's, or over,
 * which the act itself finds out. The same ticket is asked for under the same name, so that a repeated request does no harm.
 */
export async function cancelElsewhere(
  { settings, systems }: QueueContext,
  { caller }: Asked,
  { token }: TicketName,
  row: TicketRow,
): Promise<Refused | null> {
  if (row.remote_id === null || !isUnderWay(row.status)) return null
  const isTheirs = maySeeTicket(caller, row, token ?? null) && (token == null || hasToken(row, token))
  const setting = isTheirs ? await settings.find(caller, row.location_id) : undefined
  const system = setting && systemOf(setting.location)
  if (!system) return null
  if (!setting.location.is_online) return refuse('unavailable')
  const heard = await systems.ask(system.cancelTicket, ticketAnswer, {
    body: { ticket: { id: remoteId(row.remote_id) } },
    key: `cancel ${createHash('sha256').update(row.token).digest('base64url')}`,
  })
  if (heard.kind === 'said') return null
  if (heard.kind === 'fault') return refuse('unavailable')
  // What it does not know any more is gone here too.
  if (heard.status === 404) return null
  return refuse(heard.status === 409 ? 'ticket_changed' : 'unavailable')
}
