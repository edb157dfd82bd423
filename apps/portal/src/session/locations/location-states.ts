import { type LocationState, stateOfRead } from '@rinda/client/queue/location-states'
import type { Location } from '@rinda/client/set-up/locations'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'

/** Newest state of each location's line that is known here, by location id. */
export type LocationStates = ReadonlyMap<number, LocationState>

const none: LocationStates = new Map()

/**
 * States of the lines, apart from the locations: they change every second where much goes on, and only what shows them is drawn anew. They
 * come with the locations and then with messages; nobody asks for them.
 */
export const locationStatesQuery = queryOptions<LocationStates>({
  queryKey: ['location_states'],
  queryFn: skipToken,
  initialData: none,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export function knownStates(queries: QueryClient): LocationStates {
  return queries.getQueryData(locationStatesQuery.queryKey) ?? none
}

export function keepStates(queries: QueryClient, states: LocationStates): void {
  queries.setQueryData(locationStatesQuery.queryKey, states)
}

/** Gives the states that locations were read with; `before` are those that were known when the reading began: what was told since is newer. */
export function withReadStates(
  known: LocationStates,
  before: LocationStates,
  read: readonly Location[],
): LocationStates {
  const told = [...known].filter(([id, state]) => before.get(id) !== state)
  return new Map([...read.map((location) => [location.id, stateOfRead(location)] as const), ...told])
}

export function withState(known: LocationStates, locationId: number, state: LocationState): LocationStates {
  return new Map([...known, [locationId, state]])
}
