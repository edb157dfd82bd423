import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Result } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import { actAtCounter, doAct, type TicketName } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import type { PlainPatch } from '../plain-act-store.ts'

type Act = (context: QueueContext, asked: Asked, name: TicketName) => Promise<Result<Answer<TicketResource>>>

/** Columns of a ticket that is at no counter. */
export const noCounter = { counter: null, counter_is_number: false, called_at: null } as const

/** Makes an act that looks at nothing of a ticket but its status. */
function plainAct(
  act: 'recall' | 'no_show' | 'return' | 'hold',
  isOnCalled: boolean,
  patchOf: (now: Date) => PlainPatch,
): Act {
  return async (context, asked, name) => {
    const patch = patchOf(asked.now)
    const ticket = { ...asked, name, isOnCalled, plainly: { act, patch } }
    return await actAtCounter(context, ticket, async (tx, before) => doAct(tx, act, before, patch, asked.now))
  }
}

/** Calls somebody again: the time of the call is renewed, and everybody is told again. */
export const recall = plainAct('recall', true, (now) => ({ called_at: now }))

/** Ends the visit of somebody who was called and did not come. */
export const markNoShow = plainAct('no_show', true, (now) => ({ failed_code: 'no_show', ended_at: now }))

/** Puts somebody who was called back to where they stood: they wait on, and may be called by any counter. */
export const returnToLine = plainAct('return', true, () => ({ ...noCounter, first_called_at: null }))

/** Sets somebody aside: nobody is called for the ticket until it is taken up again, at the same counter or another one. */
export const hold = plainAct('hold', false, () => ({ is_held: true, called_at: null }))
