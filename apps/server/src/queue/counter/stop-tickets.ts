import type { ServiceLineResource } from '@rinda/contract/queue/service-line'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'
import { type LineRow, setStopped } from '../line-store.ts'
import { isOfLine, ownDeskOf, whyNotTheirs } from '../policy.ts'
import { lineResource } from '../resource.ts'
import { lineOf } from '../tickets/line-of.ts'
import { staffName } from './put-counter.ts'

export type StopTickets = { locationId: number; serviceId: number; stopped: boolean }

/** Stops giving visitors tickets of a service, or goes on giving them. Who waits already is called as before. */
export async function stopTickets(
  context: QueueContext,
  asked: Asked,
  { locationId, serviceId, stopped }: StopTickets,
): Promise<Result<Answer<ServiceLineResource>>> {
  const { caller, now } = asked
  const desk = await ownDeskOf(context.settings, caller, locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const notTheirs = whyNotTheirs(caller, setting, [serviceId], 'serviceId')
  if (notTheirs) return notTheirs
  const service = setting.services.get(serviceId)
  if (!service || !isOfLine(service)) return refuse('not_found', 'serviceId')
  const by = staffName(caller)
  const conflictKeys = [`line of service ${serviceId}`]
  return await context.write({ ...asked, scope, conflictKeys }, async (tx) => {
    const before = await lineOf(tx, scope, setting, serviceId)
    const patch = { is_stopped: stopped, stopped_by: stopped ? by : '', stopped_at: stopped ? now : null }
    const isSo = before.is_stopped === stopped
    const after = isSo ? before : await setStopped(tx, before, patch)
    const resource = lineResource(after)
    const audited = { before: shown(before), after: shown(after) }
    const change = {
      ...{ action: stopped ? 'service_line.stop' : 'service_line.go_on', objectKind: 'service_line' },
      ...{ objectId: resource.id, ...audited },
      event: { type: 'service_line', locationId: after.location_id, resource },
    }
    return done({ changes: isSo ? [] : [change], answer: { type: 'service_line', resource } })
  })
}

function shown({ letter, is_stopped, stopped_by }: LineRow) {
  return { letter, is_stopped, stopped_by }
}
