import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import type { QuietChange } from '../../changes/record-store.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { actOnTicket } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { ticketForVisitor, ticketResource, withOwnToken } from '../resource.ts'
import type { TicketRow } from '../store.ts'

/**
 * Hands a ticket that waits to staff once more, with its token, for the paper that a kiosk could not print. Who did it is audited.
 */
export async function printAgain(
  context: QueueContext,
  asked: Asked<PortalCaller>,
  ticketId: number,
): Promise<Result<Answer<TicketResource>>> {
  const one = { ...asked, name: { id: ticketId }, isOnCalled: true }
  return await actOnTicket(context, one, async (_tx, row) => {
    if (row.status !== 'WAITING') return refuse('ticket_changed')
    const resource = withOwnToken(ticketForVisitor(ticketResource(row)), row.token)
    return done({ changes: [printed(row)], answer: { type: 'ticket', resource } })
  })
}

/** The act as it is audited; the token is not in it. */
function printed({ ticket_id, location_id, service_id }: TicketRow): QuietChange {
  return {
    ...{ action: 'ticket.print', objectKind: 'ticket', objectId: String(ticket_id) },
    ...{ before: null, after: { location_id, service_id }, event: null },
  }
}
