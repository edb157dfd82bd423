export type CrowdLevel = 0 | 20 | 40 | 60 | 80 | 100

/**
 * Gives how crowded a location is, in percent, from the tickets that wait at all of its services together:
 * none 0, up to 4 is 20, up to 10 is 40, up to 15 is 60, up to 20 is 80, more is 100.
 */
export function crowdLevel(ticketsWaiting: number): CrowdLevel {
  if (ticketsWaiting <= 0) return 0
  if (ticketsWaiting <= 4) return 20
  if (ticketsWaiting <= 10) return 40
  if (ticketsWaiting <= 15) return 60
  if (ticketsWaiting <= 20) return 80
  return 100
}
