import type { FailedCode } from '@rinda/domain/queue/ticket-status'
import type { ResourceObject } from '../wire/json-api.ts'

/** Line of a service at this moment. Waits are minutes, of somebody who came now; the interval should hold 80 of 100 times. */
export type ServiceState = {
  id: string
  tickets_to_wait: number
  time_to_wait: number
  time_to_wait_low: number
  time_to_wait_high: number
  /** False where no counter that takes it is open: the wait is as if one opened now, and nobody knows when. */
  staffed: boolean
  /** Reason why visitors get no ticket of it now; null where they do. */
  refuses: FailedCode | null
}

/** State of a location at this moment: how crowded it is, and how long one waits there, in minutes. */
export type LocationStateAttributes = {
  company_id: number
  /** 0, 20, 40, 60, 80 or 100. */
  crowd_level: number
  /** False: the line is out of reach, and no tickets are given. */
  online: boolean
  /** The services that people wait for. */
  services: ServiceState[]
}
export type LocationStateResource = ResourceObject<'location', LocationStateAttributes>

/** Name of the message that tells it, and by which a client says in its handshake that it understands it. */
export const locationState = 'location_state'
/** Message that tells it when it has changed. It has no place in the stream: who comes back reads the location. */
export type LocationStateMessage = { type: typeof locationState; data: { data: LocationStateResource } }
