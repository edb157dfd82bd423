import { entityFrom } from '@rinda/client/http/entity'
import type { OverviewAttributes, OverviewResource } from '@rinda/contract/queue/overview'
import type { ServiceLineAttributes, ServiceLineResource } from '@rinda/contract/queue/service-line'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import { type Counter, isSameCounter } from './ticket.ts'

/** The line of a service: its letter, and whether visitors are given tickets of it. */
export type ServiceLine = EntityOf<ServiceLineAttributes>

/** Minutes that somebody would wait who came now for a service, with the interval that should hold. */
export type NewcomerWait = { readonly middle: number; readonly low: number; readonly high: number }

/** Overview of a location: what follows from its line at a moment. */
export type Overview = {
  /** Ids of the tickets that wait, in the order of their calls if one counter took everything. */
  readonly order: readonly number[]
  /** Id of the ticket that a counter would call; null where nobody waits for it. */
  readonly nextAt: (counter: Counter['counter']) => number | null
  /** Moment (ISO 8601) when the last visit of a counter ended. */
  readonly lastEndedAt: (counter: Counter['counter']) => string | null
  readonly waits: ReadonlyMap<number, NewcomerWait>
  readonly served: number
  /** Share of the waits of the last 30 days that ended within what was promised; null: of too few to tell. */
  readonly keptShare: number | null
}

/** Promises of which a share is told. */
const fewestPromises = 20

export function serviceLineFrom(resource: ServiceLineResource): ServiceLine {
  return entityFrom<ServiceLine>(resource)
}

export function overviewFrom({ attributes }: OverviewResource): Overview {
  const at = (name: Counter['counter']) =>
    attributes.counters.find(({ counter }) => isSameCounter(counter, name))
  return {
    order: attributes.order.map(Number),
    nextAt: (counter) => numberOf(at(counter)?.next_id),
    lastEndedAt: (counter) => at(counter)?.last_ended_at ?? null,
    waits: new Map(attributes.services.map((one) => [one.service_id, waitOf(one)])),
    served: attributes.served,
    keptShare: keptShareOf(attributes.promised),
  }
}

function keptShareOf({ count, held }: OverviewAttributes['promised']): number | null {
  return count < fewestPromises ? null : held / count
}

function waitOf(service: OverviewAttributes['services'][number]): NewcomerWait {
  const { time_to_wait: middle, time_to_wait_low: low, time_to_wait_high: high } = service
  return { middle, low, high }
}

function numberOf(id: string | null | undefined): number | null {
  return id == null ? null : Number(id)
}
