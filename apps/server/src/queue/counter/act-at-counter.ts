import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Result } from '@rinda/contract/wire/refusals'
import { partBegan } from '@rinda/domain/queue/visit-parts'
import type { Answer, Asked } from '../../changes/work.ts'
import { actAtCounter, doAct, type TicketName } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { reopenPromise } from '../habits/promise-store.ts'
import type { PlainPatch } from '../plain-act-store.ts'
import type { TicketPatch, TicketRow } from '../store.ts'

type Act = (context: QueueContext, asked: Asked, name: TicketName) => Promise<Result<Answer<TicketResource>>>

/** Columns of a ticket that is at no counter. */
export const noCounter = { counter: null, counter_is_number: false, called_at: null } as const

/** Columns of one whose next visit begins with another call. */
export const notCalled = { first_called_at: null, part_since: null } as const

/** Notes the part of a visit that ends here, for the service during which it passed: null where nobody was served, as the call is taken back. What follows at the counter begins. */
export function partOver(
  before: TicketRow,
  now: Date,
  service_id: number | null = before.service_id,
): Pick<TicketPatch, 'parts' | 'part_since'> {
  const from = before.status === 'CALLED' ? partBegan(before) : null
  if (!from) return {}
  const { counter, parts } = before
  const part = { service_id, counter, from: from.toISOString(), till: now.toISOString() }
  return { parts: [...parts, part], part_since: now }
}

/** Makes an act that looks at nothing of a ticket but its status. */
function plainAct(act: 'recall' | 'no_show', patchOf: (now: Date) => PlainPatch): Act {
  return async (context, asked, name) => {
    const patch = patchOf(asked.now)
    const ticket = { ...asked, name, isOnCalled: true, plainly: { act, patch } }
    return await actAtCounter(context, ticket, async (tx, before) => doAct(tx, act, before, patch, asked.now))
  }
}

/** Calls somebody again: the time of the call is renewed, and everybody is told again. */
export const recall = plainAct('recall', (now) => ({ called_at: now }))

/** Ends the visit of somebody who was called and did not come. */
export const markNoShow = plainAct('no_show', (now) => ({ failed_code: 'no_show', ended_at: now }))

/** Puts somebody who was called back to where they stood: they wait on, and may be called by any counter. */
export const returnToLine: Act = async (context, asked, name) => {
  const { now } = asked
  return await actAtCounter(context, { ...asked, name, isOnCalled: true }, async (tx, before, scope) => {
    // What was promised is held against the call that stands.
    await reopenPromise(tx, scope, before)
    const patch = { ...partOver(before, now, null), ...noCounter, ...notCalled }
    return await doAct(tx, 'return', before, patch, now)
  })
}

/** Sets somebody aside: nobody is called for the ticket until it is taken up again, at the same counter or another one. */
export const hold: Act = async (context, asked, name) => {
  const { now } = asked
  return await actAtCounter(context, { ...asked, name }, async (tx, before) => {
    const patch = { ...partOver(before, now), is_held: true, called_at: null }
    return await doAct(tx, 'hold', before, patch, now)
  })
}
