import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'
import { counterColumns } from '../counter-name.ts'
import { counterKey, isOfLine, ownDeskOf, whyNotTheirs } from '../policy.ts'
import { withOwnToken } from '../resource.ts'
import { ticketChange } from '../ticket-change.ts'
import { admitTicket } from '../tickets/admit.ts'
import { openCounter } from './put-counter.ts'

/** Serves somebody at once, without a place in the line: the visit has a ticket and a number as any other. */
export async function serveNow(
  context: QueueContext,
  asked: Asked,
  data: QueueRequestData<'serve_now'>,
): Promise<Result<Answer<TicketResource>>> {
  const { caller, now } = asked
  const desk = await ownDeskOf(context.settings, caller, data.locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const notTheirs = whyNotTheirs(caller, setting, [data.serviceId], 'serviceId')
  if (notTheirs) return notTheirs
  const service = setting.services.get(data.serviceId)
  if (!service || !isOfLine(service)) return refuse('not_found', 'serviceId')
  const calledTo = counterColumns(data.counter)
  const conflictKeys = [counterKey(data.locationId, calledTo.counter)]
  return await context.write({ ...asked, scope, conflictKeys }, async (tx) => {
    const { changes } = await openCounter(tx, scope, data, caller, now)
    const who = { language: data.language ?? 'lv', people: data.people ?? 1, origin: 'staff' } as const
    const admission = { setting, service, caller, ...who, calledTo }
    const row = await admitTicket(tx, scope, context.ids, admission, now)
    const change = ticketChange('serve', null, row)
    const resource = withOwnToken(change.event.resource, row.token)
    return done({ changes: [...changes, change], answer: { type: 'ticket', resource } })
  })
}
