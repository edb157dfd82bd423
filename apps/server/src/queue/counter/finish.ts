import type { CounterName, TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { maySeeService } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import { serveVisit } from '../../bookings/visit/visit.ts'
import { beAlone } from '../../changes/conflict-keys.ts'
import type { Answer, Asked, Written } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import { actAtCounter, doAct, type TicketName } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { counterColumns } from '../counter-name.ts'
import { findCounter } from '../counter-store.ts'
import { averageTimeOf } from '../find-service-store.ts'
import type { TicketRow } from '../store.ts'
import { noCounter, notCalled, partOver } from './act-at-counter.ts'

type FinishInput = TicketName & {
  serviceId?: number | null | undefined
  counter?: CounterName | null | undefined
}

/**
 * Ends a visit; or, where more services belong to it, its present part. The next one begins at once where this counter takes it too, else the
 * visitor waits for it with all the time that they have waited. Where the part is named by its service, of two who end it at once the second ends nothing of
 * what follows; where the counter is named, nobody ends a visit that has gone on at another one. The booking of an appointment is marked as served in the same transaction.
 */
export async function finish(
  context: QueueContext,
  asked: Asked,
  { serviceId, counter, ...name }: FinishInput,
): Promise<Result<Answer<TicketResource>>> {
  const at = counter == null ? null : counterColumns(counter).counter
  const patch = { ended_at: asked.now }
  const plainly = { act: 'finish', patch, isAllOfIt: true, serviceId, counter: at } as const
  const ticket = { ...asked, name, isOnCalled: true, plainly }
  return await actAtCounter(context, ticket, async (tx, before, scope) => {
    // Somebody was quicker with the part that was meant.
    if (serviceId != null && before.service_id !== serviceId) return refuse('ticket_changed')
    if (at !== null && before.counter !== at) return refuse('ticket_changed')
    const [next, ...later] = before.next_service_ids
    if (next === undefined || before.status !== 'CALLED') return await end(tx, scope, context, asked, before)
    return await goOn(tx, scope, asked, before, { next, later })
  })
}

async function end(
  tx: Database,
  scope: CompanyScope,
  { settings }: Pick<QueueContext, 'settings'>,
  { caller, now }: Asked,
  before: TicketRow,
): Promise<Result<Written<TicketResource>>> {
  const { booking_id: bookingId } = before
  // The booking was not named among what is changed: nobody else may be changing it beside us.
  if (bookingId !== null) beAlone(tx)
  const ended = await doAct(tx, 'finish', before, { ended_at: now }, now)
  if (!ended.ok || bookingId === null) return ended
  const served = await serveVisit(tx, scope, { settings, caller, bookingId, now })
  return done(served ? { ...ended.value, changes: [served, ...ended.value.changes] } : ended.value)
}

/** Takes a visit on to its next service. */
async function goOn(
  tx: Database,
  scope: CompanyScope,
  { caller, now }: Asked,
  before: TicketRow,
  { next, later }: { next: number; later: number[] },
): Promise<Result<Written<TicketResource>>> {
  const counter = await findCounter(tx, scope, {
    location_id: before.location_id,
    name: before.counter ?? '',
  })
  const own = counter?.service_ids ?? []
  const isHere = maySeeService(caller, next) && (own.length === 0 || own.includes(next))
  const average_time = (await averageTimeOf(tx, scope, next)) ?? before.average_time
  const patch = { ...partOver(before, now), service_id: next, next_service_ids: later, average_time }
  if (isHere) return await doAct(tx, 'go_on', before, patch, now)
  return await doAct(tx, 'transfer', before, { ...patch, ...noCounter, ...notCalled }, now)
}
