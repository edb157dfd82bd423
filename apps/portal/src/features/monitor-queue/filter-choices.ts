import type { ClientStatus } from '@rinda/contract/queue/ticket'

// Apart from the filtering: the address is read by the first screen, which needs no tickets.
export const ticketStates = ['waiting', 'called', 'ended', 'all'] as const
export type TicketState = (typeof ticketStates)[number]
export const clientTypes = ['APP', 'WIDGET', 'AGENT', 'MONITOR', 'LOGGER'] as const
export type ClientType = (typeof clientTypes)[number]
export const clientStatuses = ['ONLINE', 'PAUSED'] as const satisfies readonly ClientStatus[]

/** Filters of the monitors, as their addresses hold them. Without a state tickets are shown that are under way. */
export type MonitorFilters = {
  location?: number
  service?: number
  state?: TicketState
  type?: ClientType
  status?: ClientStatus
  q?: string
}
