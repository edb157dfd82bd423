import type { Ticket } from '@rinda/client/queue/tickets'
import type { ServiceLine } from '@rinda/client/queue/visit-location'
import type { WaitMinutes } from '@rinda/domain/queue/wait-words'

/** The wait of a ticket in minutes, from and to; null where nobody knows it: also while no counter that takes it is open. */
export function waitOf({
  isStaffed,
  timeToWaitLow: low,
  timeToWaitHigh: high,
}: Pick<Ticket, 'isStaffed' | 'timeToWaitLow' | 'timeToWaitHigh'>): WaitMinutes | null {
  // A server that does not say it yet tells the wait alone.
  return isStaffed === false || low === null || high === null ? null : { low, high }
}

/** The wait of whoever comes now for a service; null while no counter that takes it is open. */
export function waitForService({
  isStaffed,
  timeToWait,
}: Pick<ServiceLine, 'isStaffed' | 'timeToWait'>): WaitMinutes | null {
  return isStaffed === false ? null : timeToWait
}
