import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import { actAtCounter, doAct } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { counterColumns } from '../counter-name.ts'
import { isOfLine } from '../policy.ts'
import { settingOfTicket } from '../setting-of-ticket.ts'
import { noCounter } from './act-at-counter.ts'

/** Sends somebody on to another service, and where one is named to a counter that alone calls them. The time waited so far counts on. */
export async function transfer(
  context: QueueContext,
  asked: Asked,
  data: QueueRequestData<'transfer'>,
): Promise<Result<Answer<TicketResource>>> {
  if (asked.caller.kind === 'visitor') return refuse('forbidden')
  const setting = await settingOfTicket(context, asked.caller, data.id)
  const service = setting?.services.get(data.serviceId)
  if (!setting) return refuse('not_found')
  if (!service || !isOfLine(service)) return refuse('not_found', 'serviceId')
  const { service_id, average_time } = service.row
  return await actAtCounter(context, { ...asked, name: data }, async (tx, before) => {
    if (before.location_id !== setting.locationId) return refuse('not_found', 'serviceId')
    const to = data.counter == null ? noCounter : { ...noCounter, ...counterColumns(data.counter) }
    const line = { service_id, average_time, ...to, first_called_at: null, is_held: false }
    return await doAct(tx, 'transfer', before, { ...line, note: data.note ?? before.note }, asked.now)
  })
}
