import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import { actAtCounter, doAct } from '../act-on-ticket.ts'
import type { QueueContext } from '../context.ts'
import { counterColumns } from '../counter-name.ts'
import { staysOpen } from '../counter-store.ts'
import { counterKey, isOfLine } from '../policy.ts'
import { settingOfTicket } from '../setting-of-ticket.ts'
import { noCounter, notCalled, partOver } from './act-at-counter.ts'

/**
 * Sends somebody on to another service, and where an open counter is named to that one alone; a closed one would never call them, so that they
 * wait for any. The time waited so far counts on.
 */
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
  const to = data.counter == null ? null : counterColumns(data.counter)
  const besides = to ? [counterKey(setting.locationId, to.counter)] : []
  return await actAtCounter(context, { ...asked, name: data, besides }, async (tx, before, scope) => {
    if (before.location_id !== setting.locationId) return refuse('not_found', 'serviceId')
    const isOpen = to && (await staysOpen(tx, scope, { location_id: setting.locationId, name: to.counter }))
    const waitsFor = isOpen ? { ...noCounter, ...to } : noCounter
    // Who needs this service later is sent to it now, and not once more afterwards.
    const next_service_ids = before.next_service_ids.filter((id) => id !== service_id)
    const line = {
      ...partOver(before, asked.now),
      service_id,
      next_service_ids,
      average_time,
      ...waitsFor,
      ...notCalled,
      is_held: false,
    }
    return await doAct(tx, 'transfer', before, { ...line, note: data.note ?? before.note }, asked.now)
  })
}
