import type { LocationState } from '@rinda/client/queue/location-states'

/** Gives the shortest and the longest wait of a newcomer among the services of a location, in minutes; null where nobody can wait. */
export function waitRange({ services }: LocationState): { low: number; high: number } | null {
  const waits = [...services.values()].map(({ timeToWait }) => timeToWait)
  return waits.length === 0 ? null : { low: Math.min(...waits), high: Math.max(...waits) }
}
