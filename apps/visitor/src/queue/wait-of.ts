import type { Ticket } from '@rinda/client/queue/tickets'

/** The wait of a ticket in minutes, from and to; null where none is known. */
export function waitOf({
  timeToWaitLow: low,
  timeToWaitHigh: high,
}: Pick<Ticket, 'timeToWaitLow' | 'timeToWaitHigh'>): { low: number; high: number } | null {
  return low === null || high === null ? null : { low, high }
}
