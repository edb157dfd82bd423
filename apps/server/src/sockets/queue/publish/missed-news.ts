import { type LocationStateResource, locationState } from '@rinda/contract/queue/location-state'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { companyRoom, locationRoom } from '../../broadcasts/audience.ts'
import type { QueueClientSocket } from './held-back.ts'
import { queueRoomsOf, seesWhole } from './queue-audience.ts'

type Place = { readonly companyId: number; readonly locationId: number }
type States = { staff: LocationStateResource; visitors: LocationStateResource | null }
type Missed = { moved: Set<string>; states: Map<number, LocationStateResource> }

/**
 * Keeps which news of the lines a client was not told while it was held back. They have no place in the stream, so that nothing else would
 * tell it: it is told how things are by then, not all that they were meanwhile.
 */
export function keepMissedNews(
  heldBack: () => Iterable<QueueClientSocket>,
  listTickets: (socket: QueueClientSocket) => Promise<readonly TicketResource[]>,
) {
  const kept = new WeakMap<QueueClientSocket, Missed>()

  function missedBy(socket: QueueClientSocket): Missed {
    const known = kept.get(socket)
    if (known) return known
    const missed: Missed = { moved: new Set(), states: new Map() }
    kept.set(socket, missed)
    return missed
  }

  return {
    /** Notes that tickets have other places, which monitors are told of. */
    notePlaces({ companyId }: Place, tickets: readonly TicketResource[]): void {
      for (const socket of heldBack()) {
        if (socket.data.kind !== 'monitor') continue
        for (const ticket of tickets)
          if (seesWhole(socket.data, ticket, companyId)) missedBy(socket).moved.add(ticket.id)
      }
    },
    /** Notes the state of a location. */
    noteState({ companyId, locationId }: Place, { staff, visitors }: States): void {
      const rooms = [companyRoom(companyId), locationRoom(companyId, locationId)]
      for (const socket of heldBack()) {
        const state = socket.data.caller.kind === 'portal' ? staff : visitors
        if (state && queueRoomsOf(socket.data).some((room) => rooms.includes(room)))
          missedBy(socket).states.set(locationId, state)
      }
    },
    /** Tells a client that receives again. */
    async tell(socket: QueueClientSocket): Promise<void> {
      const { moved, states } = missedBy(socket)
      kept.delete(socket)
      const { kind } = socket.data
      for (const data of states.values()) socket.emit(kind, { type: locationState, data: { data } })
      if (moved.size === 0) return
      for (const ticket of await listTickets(socket))
        if (moved.has(ticket.id)) socket.emit(kind, { type: 'ticket', data: { data: ticket } })
    },
  }
}
