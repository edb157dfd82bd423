import type { ResourceObject } from '../wire/json-api.ts'
import type { CounterName } from './ticket.ts'

/** The line of a location as a supervisor sees it: what follows from its tickets and counters at a moment. Its id is that of the location. */
export type OverviewAttributes = {
  location_id: number
  /** Ids of the tickets that wait for a service, in the order of their calls if one counter took everything. */
  order: string[]
  /** The ticket that each counter would call at this moment, and the moment when its last visit ended; null where there is none. */
  counters: { counter: CounterName; next_id: string | null; last_ended_at: string | null }[]
  /** Minutes that somebody would wait who came now, with the interval that should hold 80 of 100 times, by service. */
  services: {
    service_id: number
    time_to_wait: number
    time_to_wait_low: number
    time_to_wait_high: number
  }[]
  /** Number of visits of today that were finished. */
  served: number
  /** Waits that were promised in the last 30 days to those who were called since, and those among them that ended within their interval. */
  promised: { count: number; held: number }
}
export type OverviewResource = ResourceObject<'overview', OverviewAttributes>

/** Somebody who may work at the counters of a location. */
export type AgentResource = ResourceObject<'agent', { name: string }>
