import { type LocationStateMessage, locationState } from '@rinda/contract/queue/location-state'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { Location } from '../set-up/locations.ts'

/** Waits of one service: how many wait for it, and how many minutes a newcomer would, from and to. */
export type ServiceWait = { readonly ticketsToWait: number; readonly low: number; readonly high: number }

/** State of a location's line at a moment. */
export type LocationState = {
  /** 0, 20, 40, 60, 80 or 100. */
  readonly crowdLevel: number
  /** By service id: the services that people wait for. */
  readonly services: ReadonlyMap<number, ServiceWait>
}

/** Name by which a client says in its handshake that it understands these messages. */
export const locationStates = locationState

/** Tells whether a message brings the state of a location's line. */
export function isLocationState(message: Envelope): boolean {
  return message.type === locationState
}

/** Gives the id of the location of such a message, and its state. */
export function locationStateOf(message: Envelope): [locationId: number, state: LocationState] {
  const { id, attributes } = (message as LocationStateMessage).data.data
  const waits = attributes.services.map(
    ({ id, tickets_to_wait: ticketsToWait, time_to_wait_low: low, time_to_wait_high: high }) =>
      [Number(id), { ticketsToWait, low, high }] as const,
  )
  return [Number(id), { crowdLevel: attributes.crowd_level, services: new Map(waits) }]
}

/** Gives the state that a location came with when it was read: of a wait it says the middle alone. */
export function stateOfRead({ crowdLevel, services }: Location): LocationState {
  const inLine = services.filter((service) => service.isActive && service.isQmsActive)
  const waits = inLine.map(
    ({ id, ticketsToWait, timeToWait }) =>
      [id, { ticketsToWait, low: timeToWait, high: timeToWait }] as const,
  )
  return { crowdLevel, services: new Map(waits) }
}
