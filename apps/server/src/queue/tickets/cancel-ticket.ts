import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Result } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import { actOnTicket, doAct, type TicketName } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { findTicket } from '../store.ts'

/** Takes a ticket out of the line: by its holder, or by staff. */
export async function cancelTicket(
  context: QueueContext,
  asked: Asked,
  name: TicketName,
): Promise<Result<Answer<TicketResource>>> {
  const row = await findTicket(context.db, asked.caller.scope, name.id)
  if (row?.is_remote) {
    const { cancelElsewhere } = await import('../remote/cancel-elsewhere.ts')
    const refused = await cancelElsewhere(context, asked, name, row)
    if (refused) return refused
  }
  return await actOnTicket(context, { ...asked, name }, async (tx, before) => {
    const ended = { is_held: false, ended_at: asked.now }
    return await doAct(tx, 'cancel', before, ended, asked.now)
  })
}
