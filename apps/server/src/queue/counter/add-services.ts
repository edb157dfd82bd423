import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import type { Answer, Asked } from '../../changes/work.ts'
import { actAtCounter, writeTicket } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { areOfLine } from '../policy.ts'
import { settingOfTicket } from '../setting-of-ticket.ts'
import { doneWithTicket } from '../ticket-change.ts'

/** Most services that one visit may still need. */
const mostNext = 20

/** Adds services to a visit, after those that it has: one place in the line, one clock. */
export async function addServices(
  context: QueueContext,
  asked: Asked,
  data: QueueRequestData<'add_services'>,
): Promise<Result<Answer<TicketResource>>> {
  if (asked.caller.kind === 'visitor') return refuse('forbidden')
  const setting = await settingOfTicket(context, asked.caller, data.id)
  if (!setting) return refuse('not_found')
  if (!areOfLine(setting, data.serviceIds)) return refuse('not_found', 'serviceIds')
  return await actAtCounter(context, { ...asked, name: data }, async (tx, before) => {
    if (!isUnderWay(before.status)) return refuse('ticket_changed')
    const next_service_ids = [...new Set([...before.next_service_ids, ...data.serviceIds])]
    if (next_service_ids.length > mostNext) return refuse('field_too_long', 'serviceIds')
    return doneWithTicket(await writeTicket(tx, 'add_services', before, { next_service_ids }, asked.now))
  })
}
