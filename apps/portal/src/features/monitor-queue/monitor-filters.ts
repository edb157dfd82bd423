import type { Ticket } from '@rinda/client/queue/tickets'
import type { ClientAttributes } from '@rinda/contract/queue/ticket'
import { searched } from '@rinda/ui/search-text'
import type { MonitorFilters, TicketState } from './filter-choices.ts'
import { isEnded } from './monitor-state.ts'

/** Lists the tickets that the filters let through; `nameOf` is what is searched besides the number. */
export function filteredTickets(
  tickets: readonly Ticket[],
  { location, service, state, q = '' }: MonitorFilters,
  nameOf: (ticket: Ticket) => string,
): readonly Ticket[] {
  const fitting = tickets.filter(
    (ticket) =>
      (location === undefined || ticket.locationId === location) &&
      (service === undefined || ticket.serviceId === service) &&
      isInState(ticket, state),
  )
  return searched(
    fitting,
    q,
    (ticket) => `${ticket.label} ${ticket.label.replace(' ', '')} ${nameOf(ticket)}`,
  )
}

function isInState(ticket: Ticket, state: TicketState | undefined): boolean {
  if (state === 'waiting') return ticket.status === 'WAITING' || ticket.status === 'REQUESTED'
  if (state === 'called') return ticket.status === 'CALLED'
  if (state === 'ended') return isEnded(ticket)
  return state === 'all' || !isEnded(ticket)
}

/** Lists the devices that the filters let through. */
export function filteredClients(
  clients: readonly ClientAttributes[],
  { type, status, q = '' }: MonitorFilters,
): readonly ClientAttributes[] {
  const fitting = clients.filter(
    (client) =>
      (type === undefined || client.type === type) && (status === undefined || client.status === status),
  )
  return searched(fitting, q, ({ device, ...client }) =>
    [client.socket_id, client.ip, client.version, ...Object.values(device)].join(' '),
  )
}
