import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type Caller, maySeeService, profileOf } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { callRulesOf } from '../call-rules.ts'
import type { QueueContext } from '../context.ts'
import { counterColumns } from '../counter-name.ts'
import type { CounterRow } from '../counter-store.ts'
import { callsOfWaiting, counterKey, ownDeskOf, whyNotTheirs } from '../policy.ts'
import { ticketChange } from '../ticket-change.ts'
import { claimNext } from './claim-next.ts'
import { lockFree } from './lock-free.ts'
import { callPlainly, type PlainCall } from './plain-call-store.ts'
import { agentOf, openCounter } from './put-counter.ts'

/** Answer of a call that found nobody; no failure. */
export type NothingWaiting = ResourceObject<'nothing_waiting', Record<string, never>>
const nothingWaiting: NothingWaiting = { id: '0', type: 'nothing_waiting', attributes: {} }

/**
 * Calls the next one to a counter, and opens it if it was not. Of the services that were asked for, else of the counter's own, else of all of
 * the location's; and, where none were asked for, whoever waits for this counter alone. A ticket that is at the counter already stays there:
 * ending a visit is an act of its own. Who calls on behalf of whoever works there calls only to a counter that is open and free.
 */
export async function callNext(
  context: QueueContext,
  asked: Asked,
  data: QueueRequestData<'call_next'>,
): Promise<Result<Answer<TicketResource | NothingWaiting>>> {
  const { caller, now } = asked
  const desk = await ownDeskOf(context.settings, caller, data.locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const wanted = data.serviceIds ?? []
  const notTheirs = whyNotTheirs(caller, setting, wanted, 'serviceIds')
  if (notTheirs) return notTheirs
  const rules = callRulesOf(profileOf(caller, setting.company), setting)
  const own = counterKey(setting.locationId, counterColumns(data.counter).counter)
  const conflictKeys = [own, callsOfWaiting]
  return await context.write<TicketResource | NothingWaiting>(
    { ...asked, scope, conflictKeys },
    async (tx) => {
      const locking = data.onBehalf ? lockFree(tx, scope, data) : openCounter(tx, scope, data, caller, now)
      // Sent behind what locks the counter, without waiting for its answer.
      const plainly = data.onBehalf
        ? undefined
        : callPlainly(tx, scope, plainCall(caller, setting, data, now))
      const [standing, first] = await Promise.all([locking, plainly])
      if (!standing) return refuse('state_changed', 'counter')
      const { row, changes } = standing
      const serviceIds = servicesAt(caller, setting, row, wanted)
      const calling = { locationId: setting.locationId, counter: row.name, serviceIds }
      const named = wanted.length > 0 ? wanted : null
      const { counter_is_number: isNumber } = counterColumns(data.counter)
      const next =
        first ?? (await claimNext(tx, scope, { calling, wanted: named, row, isNumber, rules, now }))
      if (!next) return done({ changes, answer: { type: 'nothing_waiting', resource: nothingWaiting } })
      const change = ticketChange('call', next.before, next.after)
      const { resource } = change.event
      return done({ changes: [...changes, change], answer: { type: 'ticket', resource } })
    },
  )
}

/** A call to a counter that is open and the caller's own. */
function plainCall(
  caller: Caller,
  setting: LocationSetting,
  { counter, serviceIds }: QueueRequestData<'call_next'>,
  now: Date,
): PlainCall {
  const { counter: name, counter_is_number: isNumber } = counterColumns(counter)
  const anywhere = { service_ids: [] }
  return {
    ...{ locationId: setting.locationId, name, isNumber, agent: agentOf(caller), now },
    serviceIds: servicesAt(caller, setting, anywhere, serviceIds ?? []),
    areNamed: (serviceIds ?? []).length > 0,
  }
}

/** The services whose lines a counter calls from. */
export function servicesAt(
  caller: Caller,
  setting: LocationSetting,
  { service_ids: own }: Pick<CounterRow, 'service_ids'>,
  wanted: readonly number[] = [],
): number[] {
  if (wanted.length > 0) return [...new Set(wanted)]
  const all = [...setting.services.keys()].filter((id) => maySeeService(caller, id))
  return own.length > 0 ? all.filter((id) => own.includes(id)) : all
}
