import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Result } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import { actAtCounter, doAct, type TicketName } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'

type Act = (context: QueueContext, asked: Asked, name: TicketName) => Promise<Result<Answer<TicketResource>>>

/** Calls somebody again: the time of the call is renewed, and everybody is told again. */
export const recall: Act = async (context, asked, name) =>
  await actAtCounter(context, { ...asked, name, isOnCalled: true }, async (tx, before) =>
    doAct(tx, 'recall', before, { called_at: asked.now }, asked.now),
  )

/** Ends the visit of somebody who was called and did not come. */
export const markNoShow: Act = async (context, asked, name) =>
  await actAtCounter(context, { ...asked, name, isOnCalled: true }, async (tx, before) =>
    doAct(tx, 'no_show', before, { failed_code: 'no_show', ended_at: asked.now }, asked.now),
  )

/** Puts somebody who was called back to where they stood: they wait on, and may be called by any counter. */
export const returnToLine: Act = async (context, asked, name) =>
  await actAtCounter(context, { ...asked, name, isOnCalled: true }, async (tx, before) =>
    doAct(tx, 'return', before, { ...noCounter, first_called_at: null }, asked.now),
  )

/** Sets somebody aside: nobody is called for the ticket until it is taken up again, at the same counter or another one. */
export const hold: Act = async (context, asked, name) =>
  await actAtCounter(context, { ...asked, name }, async (tx, before) =>
    doAct(tx, 'hold', before, { is_held: true, called_at: null }, asked.now),
  )

/** Columns of a ticket that is at no counter. */
export const noCounter = { counter: null, counter_is_number: false, called_at: null } as const
