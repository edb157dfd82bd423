import type { TicketResource } from '@rinda/contract/queue/ticket'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'
import { findTicket } from '../store.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'

/** Cancels a ticket of this location for another system. */
export async function takeTicketBack(
  context: QueueContext,
  asked: Asked,
  { locationId }: LocationSetting,
  ticketId: number,
): Promise<Result<Answer<TicketResource>>> {
  const row = await findTicket(context.db, asked.caller.scope, ticketId)
  if (row?.location_id !== locationId) return refuse('not_found', 'ticket/id')
  return await cancelTicket(context, asked, { id: ticketId })
}
