import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { CounterResource } from '@rinda/contract/queue/ticket'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'
import { counterColumns } from '../counter-name.ts'
import { counterKey, deskOf, whyNotTheirs } from '../policy.ts'
import { counterResource } from '../resource.ts'
import { agentOf, putCounter } from './put-counter.ts'

/** Opens, pauses or closes a counter, and says what it takes. A counter that nobody knew is made. */
export async function setCounter(
  context: QueueContext,
  asked: Asked,
  data: QueueRequestData<'set_counter'>,
): Promise<Result<Answer<CounterResource>>> {
  const { caller, now } = asked
  const desk = await deskOf(context.settings, caller, data.locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const serviceIds = data.serviceIds ? [...new Set(data.serviceIds)] : undefined
  const notTheirs = whyNotTheirs(caller, setting, serviceIds ?? [], 'serviceIds')
  if (notTheirs) return notTheirs
  const conflictKeys = [counterKey(data.locationId, counterColumns(data.counter).counter)]
  return await context.write({ ...asked, scope, conflictKeys }, async (tx) => {
    const { row, changes } = await putCounter(
      tx,
      scope,
      data,
      (before) => {
        const isOpen = data.open ?? before?.is_open ?? false
        const opens = isOpen && before?.is_open !== true
        return {
          ...(serviceIds ? { service_ids: serviceIds } : {}),
          is_open: isOpen,
          is_paused: isOpen && (data.paused ?? (opens ? false : before?.is_paused) ?? false),
          ...(opens ? agentOf(caller) : {}),
          ...(isOpen ? {} : { agent_id: null, agent: '' }),
        }
      },
      now,
    )
    return done({ changes, answer: { type: 'counter', resource: counterResource(row) } })
  })
}
