import type { Location, Service } from '@rinda/client/set-up/locations'
import type { LocationStates } from '../session/locations/location-states.ts'
import type { CounterChoice } from './kept-counter.ts'

/** Lists the services of a location for which people wait in a line. */
export function queueServicesOf({ services }: Location): readonly Service[] {
  return services.filter((service) => service.isQmsActive && service.isActive)
}

/** Lists those of a person's locations that have a line. */
export function queueLocations(locations: readonly Location[]): readonly Location[] {
  return locations.filter((location) => location.isQmsActive && queueServicesOf(location).length > 0)
}

/** Counts the people who wait: at the location where somebody works, or at all of theirs while that is not chosen. */
export function waitingAt(
  locations: readonly Location[],
  states: LocationStates,
  choice: CounterChoice | null,
): number {
  const all = queueLocations(locations)
  const chosen = all.filter(({ id }) => id === choice?.locationId)
  const waits = (chosen.length > 0 ? chosen : all).flatMap(({ id }) => [
    ...(states.get(id)?.services.values() ?? []),
  ])
  return waits.reduce((sum, { ticketsToWait }) => sum + ticketsToWait, 0)
}

/** Gives what is left of a choice that was kept: the location may have lost its line, or a service of it. */
export function stillThere(
  choice: CounterChoice | null,
  locations: readonly Location[],
): CounterChoice | null {
  const location = queueLocations(locations).find(({ id }) => id === choice?.locationId)
  if (!choice || !location) return null
  const ids = new Set(queueServicesOf(location).map(({ id }) => id))
  const serviceIds = choice.serviceIds.filter((id) => ids.has(id))
  return serviceIds.length === 0 ? null : { ...choice, serviceIds }
}
