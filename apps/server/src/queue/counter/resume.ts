import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import { beAlone } from '../../changes/conflict-keys.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import { actAtCounter, statusAfter, writeTicket } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { counterColumns, counterNameOf } from '../counter-name.ts'
import { findCounter } from '../counter-store.ts'
import { counterKey } from '../policy.ts'
import { findTicket, type TicketRow } from '../store.ts'
import { doneWithTicket } from '../ticket-change.ts'
import { partOver } from './act-at-counter.ts'
import { openCounter } from './put-counter.ts'

/**
 * Takes up somebody who was set aside, or calls somebody out of their turn: to the counter that is given, else to the one where they were. A
 * colleague takes over so what another counter has set aside, and a visit in whose middle its counter was left.
 */
export async function resume(
  context: QueueContext,
  asked: Asked,
  data: QueueRequestData<'resume'>,
): Promise<Result<Answer<TicketResource>>> {
  const { caller, now } = asked
  if (caller.kind === 'visitor') return refuse('forbidden')
  const known = await findTicket(context.db, caller.scope, data.id)
  if (!known) return refuse('not_found')
  const besides = countersOf(known, data)
  return await actAtCounter(context, { ...asked, name: data, besides }, async (tx, before, scope) => {
    // It has gone to another counter meanwhile, which was not named.
    if (!countersOf(before, data).every((key) => besides.includes(key))) beAlone(tx)
    const isAtCounter = before.status === 'CALLED'
    const act = isAtCounter ? 'take_over' : 'resume'
    const status = statusAfter(act, before)
    if (!status) return refuse('ticket_changed')
    const was = before.counter === null ? null : counterNameOf(before.counter, before.counter_is_number)
    const counter = data.counter ?? was
    if (counter === null) return refuse('field_required', 'counter')
    const { counter: to } = counterColumns(counter)
    if (isAtCounter && !(await mayTakeOver(tx, scope, { before, to, caller })))
      return refuse('ticket_changed')
    const place = { locationId: before.location_id, counter }
    const { row, changes } = await openCounter(tx, scope, place, caller, now)
    // Who was set aside was called before.
    const isCalled = !isAtCounter && !before.is_held
    const setting = isCalled ? await context.settings.readNow(tx, scope, before.location_id) : undefined
    if (setting) {
      const { countCall } = await import('./count-call.ts')
      await countCall(tx, scope, { setting, caller, row, ticket: before, now })
    }
    const first_called_at = before.first_called_at ?? now
    const part = isAtCounter ? partOver(before, now) : { part_since: before.first_called_at && now }
    const patch = {
      ...{ ...part, status, is_held: false },
      ...{ ...counterColumns(counter), called_at: now, first_called_at },
    }
    return doneWithTicket(await writeTicket(tx, act, before, patch, now), changes)
  })
}

/** The conflict keys of the counter where a ticket is, and of the one where it is to go on. */
function countersOf(
  { location_id, counter: was }: Pick<TicketRow, 'location_id' | 'counter'>,
  { counter: to }: QueueRequestData<'resume'>,
): string[] {
  const names = [was, to].filter((name) => name !== null && name !== undefined)
  return [...new Set(names.map((name) => counterKey(location_id, String(name))))]
}

type TakeOver = { before: TicketRow; to: string; caller: Caller }

/** Tells whether a visit may go on at another counter: its own is closed, nobody works there, or its agent has gone on to the other one themselves. */
async function mayTakeOver(
  tx: Database,
  scope: CompanyScope,
  { before: { location_id, counter: name }, to, caller }: TakeOver,
): Promise<boolean> {
  if (name === null || name === to) return false
  const counter = await findCounter(tx, scope, { location_id, name })
  if (!counter?.is_open || counter.agent_id === null) return true
  return caller.kind === 'portal' && counter.agent_id === caller.user.portalUserId
}
