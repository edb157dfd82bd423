import type { LocationState } from '@rinda/client/queue/location-states'
import type { WaitMinutes } from '@rinda/domain/queue/wait-words'

/** Gives the wait of a newcomer over some services of a location, or over all, from the shortest to the longest; null where nobody can wait. */
export function waitRange(
  { services }: Pick<LocationState, 'services'>,
  serviceIds: readonly number[] = [],
): WaitMinutes | null {
  const waits = [...services].filter(([id]) => serviceIds.length === 0 || serviceIds.includes(id))
  if (waits.length === 0) return null
  return {
    low: Math.min(...waits.map(([, { low }]) => low)),
    high: Math.max(...waits.map(([, { high }]) => high)),
  }
}
