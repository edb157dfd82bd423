import type { TicketResource } from '@rinda/contract/queue/ticket'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import { replyRoom } from '../../broadcasts/audience.ts'
import { isOfKiosk } from '../../connection/ended-kiosk.ts'
import type { OwnClients } from '../clients/own-clients.ts'
import type { QueueClientSocket } from './held-back.ts'
import { ticketRoom } from './queue-audience.ts'

type Clients = {
  sockets: ReadonlyMap<string, QueueClientSocket>
  own: OwnClients
  /** Tells whether a client receives nothing for a while. */
  isHeld(socket: QueueClientSocket): boolean
}

/** Keeps the sockets of this process true to the tickets that they hold. */
export function keepHolders({ sockets, own, isHeld }: Clients) {
  /** Gives all sockets of a session a ticket that is theirs. */
  function take(socket: QueueClientSocket, { id, attributes: { status } }: TicketResource): void {
    if (!isUnderWay(status)) return
    for (const socketId of socket.nsp.adapter.rooms.get(replyRoom(socket.data)) ?? []) {
      const one = sockets.get(socketId)
      if (!one) continue
      if (isOfKiosk(one)) leaveTickets(one)
      one.data.tickets.add(id)
      own.change(socketId, { ticket_id: id })
      if (!isHeld(one)) one.join(ticketRoom(one.data.companyId, id))
    }
  }

  /** Has a kiosk hold the ticket on its screen alone: those that it gave to others before are their holders'. */
  function leaveTickets(socket: QueueClientSocket): void {
    const { companyId, tickets } = socket.data
    for (const id of tickets) socket.leave(ticketRoom(companyId, id))
    tickets.clear()
  }

  /** Has nobody hold a ticket any more that is over. */
  function forget({ id, attributes: { status } }: TicketResource): void {
    if (isUnderWay(status)) return
    for (const { id: socketId, data } of sockets.values()) {
      if (data.tickets.has(id) && own.find(socketId)?.attributes.ticket_id === id)
        own.change(socketId, { ticket_id: null })
    }
  }

  return { take, forget }
}
