import type { CounterResource } from '@rinda/contract/queue/ticket'
import type { Change } from '../../changes/record-store.ts'
import type { CounterRow } from '../counter-store.ts'
import { counterResource } from '../resource.ts'

export type CounterChange = Change & { event: { resource: CounterResource } }

/** A change of a counter as it is audited and published. */
export function counterChange(before: CounterRow | null, after: CounterRow): CounterChange {
  return {
    action: before ? 'counter.update' : 'counter.create',
    objectKind: 'counter',
    objectId: String(after.counter_id),
    before: before && audited(before),
    after: audited(after),
    event: { type: 'counter', locationId: after.location_id, resource: counterResource(after) },
  }
}

function audited({ name, is_open, is_paused, service_ids, agent_id, agent }: CounterRow) {
  return { name, is_open, is_paused, service_ids, agent_id, agent }
}
