import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Result } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import { actAtCounter, doAct, type TicketName } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'

/** Ends a visit. */
export async function finish(
  context: QueueContext,
  asked: Asked,
  name: TicketName,
): Promise<Result<Answer<TicketResource>>> {
  return await actAtCounter(context, { ...asked, name }, async (tx, before) =>
    doAct(tx, 'finish', before, { ended_at: asked.now }, asked.now),
  )
}
