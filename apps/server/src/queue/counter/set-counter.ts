import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { CounterResource } from '@rinda/contract/queue/ticket'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'
import { counterColumns } from '../counter-name.ts'
import { findCounter } from '../counter-store.ts'
import { counterKey, ownDeskOf, whyNotTheirs } from '../policy.ts'
import { counterResource } from '../resource.ts'
import { agentNamed, nobody } from './agent-named.ts'
import { giveBack } from './give-back.ts'
import { agentOf, putCounter, staffName } from './put-counter.ts'
import { servicesSet } from './services-set.ts'

/**
 * Opens, pauses or closes a counter, says what it takes, and who works there: whoever opens it, unless another one is named. A counter that
 * nobody knew is made. A visit that is at it stays there until somebody ends it; who waits for one alone that is closed or left waits for any again.
 */
export async function setCounter(
  context: QueueContext,
  asked: Asked,
  data: QueueRequestData<'set_counter'>,
): Promise<Result<Answer<CounterResource>>> {
  const { caller, now } = asked
  const desk = await ownDeskOf(context.settings, caller, data.locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const serviceIds = data.serviceIds ? [...new Set(data.serviceIds)] : undefined
  const { counter: name } = counterColumns(data.counter)
  const known = await findCounter(context.db, scope, { location_id: data.locationId, name })
  // What it takes already may stay, also where this caller does not see it.
  const added = (serviceIds ?? []).filter((id) => !known?.service_ids.includes(id))
  const notTheirs = whyNotTheirs(caller, setting, added, 'serviceIds')
  if (notTheirs) return notTheirs
  // Whoever reaches the counter may sit down at it; others are looked for among those who work at the location.
  const isSelf = caller.kind === 'portal' && data.agentId === caller.user.portalUserId
  const agent = isSelf ? done(agentOf(caller)) : await agentNamed(context.db, desk.value, data.agentId)
  if (!agent.ok) return agent
  const conflictKeys = [counterKey(data.locationId, name)]
  return await context.write({ ...asked, scope, conflictKeys }, async (tx) => {
    const { row, changes } = await putCounter(
      tx,
      scope,
      data,
      (before) => {
        const isOpen = data.open ?? before?.is_open ?? false
        const opens = isOpen && before?.is_open !== true
        const worksThere = {
          ...(opens ? agentOf(caller) : {}),
          ...(isOpen ? {} : nobody),
          ...agent.value,
        }
        const service_ids = serviceIds && servicesSet(caller, setting, serviceIds, before, worksThere)
        return {
          ...(service_ids ? { service_ids } : {}),
          is_open: isOpen,
          is_paused: isOpen && (data.paused ?? (opens ? false : before?.is_paused) ?? false),
          ...worksThere,
        }
      },
      now,
      staffName(caller),
    )
    const isLeft = !row.is_open || data.agentId === null
    const givenBack = isLeft ? await giveBack(tx, scope, row, now) : []
    return done({
      changes: [...changes, ...givenBack],
      answer: { type: 'counter', resource: counterResource(row) },
    })
  })
}
