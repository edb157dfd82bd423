import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import { actAtCounter, statusAfter, writeTicket } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { counterColumns, counterNameOf } from '../counter-name.ts'
import { doneWithTicket } from '../ticket-change.ts'
import { openCounter } from './put-counter.ts'

/**
 * Takes up somebody who was set aside, or calls somebody out of their turn: to the counter that is given, else to the one where they were. A
 * colleague takes over so what another counter has set aside.
 */
export async function resume(
  context: QueueContext,
  asked: Asked,
  data: QueueRequestData<'resume'>,
): Promise<Result<Answer<TicketResource>>> {
  const { caller, now } = asked
  // Which counter it will be is not known yet: nothing is done beside it.
  return await actAtCounter(context, { ...asked, name: data, isAlone: true }, async (tx, before, scope) => {
    const status = statusAfter('resume', before)
    if (!status) return refuse('wrong_state')
    const was = before.counter === null ? null : counterNameOf(before.counter, before.counter_is_number)
    const counter = data.counter ?? was
    if (counter === null) return refuse('field_required', 'counter')
    const { changes } = await openCounter(tx, scope, { locationId: before.location_id, counter }, caller, now)
    const first_called_at = before.first_called_at ?? now
    const patch = { status, is_held: false, ...counterColumns(counter), called_at: now, first_called_at }
    return doneWithTicket(await writeTicket(tx, 'resume', before, patch, now), changes)
  })
}
