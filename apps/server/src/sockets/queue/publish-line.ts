import { type LocationStateResource, locationState } from '@rinda/contract/queue/location-state'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Server } from 'socket.io'
import type { StreamEvent } from '../../changes/record-store.ts'
import { companyRoom, limitedRoom, locationRoom, sessionRoom } from '../audience.ts'
import type { QueueClientSocket } from './held-back.ts'
import { formsOf, isOwn, receivedBy, seesWhole, type TicketForms, ticketRoom } from './queue-audience.ts'

/** Sends an event of the line to every client of this process that may receive it, except to the session whose act it was. */
export function publishLine(io: Server, event: StreamEvent, forms: TicketForms): void {
  const { companyId, locationId, session } = event
  const rooms = [companyRoom(companyId), locationRoom(companyId, locationId)]
  const own = session === '' ? [] : [sessionRoom(session)]
  const to = formsOf(event, forms)
  for (const kind of ['agent', 'monitor'] as const) {
    const namespace = io.of(`/${kind}`)
    namespace.local.except(own).to(rooms).emit(kind, to.toStaff)
    for (const id of namespace.adapter.rooms.get(limitedRoom) ?? []) {
      const socket = namespace.sockets.get(id) as QueueClientSocket | undefined
      const message = socket && !isOwn(socket.data, event) && receivedBy(socket.data, event, forms)
      if (message) socket.emit(kind, message)
    }
  }
  if (!to.toHolder) return
  const room = ticketRoom(companyId, event.resource.id)
  const isShown = forms.isShown(event)
  for (const kind of ['app', 'widget'] as const) {
    const visitors = io.of(`/${kind}`).local.except(own)
    visitors.to(room).emit(kind, to.toHolder)
    if (isShown) visitors.except(room).to(rooms).emit(kind, to.toOthers)
  }
}

/**
 * Sends tickets that nobody changed to whoever holds them, and to monitors, which show all of a line: their place or their wait is another.
 */
export function publishPlaces(
  io: Server,
  { companyId, locationId }: Place,
  tickets: readonly TicketResource[],
  { toHolder }: TicketForms,
): void {
  for (const kind of ['app', 'widget'] as const) {
    const { sockets, adapter } = io.of(`/${kind}`)
    for (const ticket of tickets) {
      const room = adapter.rooms.get(ticketRoom(companyId, ticket.id))
      if (!room) continue
      const message = aboutTicket(toHolder(ticket))
      // A ticket is held by one page or two: to each of them costs less than a broadcast.
      for (const id of room) sockets.get(id)?.emit(kind, message)
    }
  }
  const monitors = io.of('/monitor')
  const rooms = [companyRoom(companyId), locationRoom(companyId, locationId)]
  if (rooms.some((room) => monitors.adapter.rooms.has(room)))
    for (const ticket of tickets) monitors.local.to(rooms).emit('monitor', aboutTicket(ticket))
  for (const id of monitors.adapter.rooms.get(limitedRoom) ?? []) {
    const socket = monitors.sockets.get(id) as QueueClientSocket | undefined
    for (const ticket of tickets)
      if (socket && seesWhole(socket.data, ticket, companyId)) socket.emit('monitor', aboutTicket(ticket))
  }
}

const aboutTicket = (ticket: TicketResource) => ({ type: 'ticket', data: { data: ticket } })

/** Sends the state of a location that has changed to whoever is told of it. It has no place in the stream. */
export function publishState(
  io: Server,
  { companyId, locationId }: Place,
  { staff, visitors }: States,
): void {
  const rooms = [companyRoom(companyId), locationRoom(companyId, locationId)]
  const tell = (kind: string, data: LocationStateResource) =>
    io.of(`/${kind}`).local.to(rooms).emit(kind, { type: locationState, data: { data } })
  for (const kind of ['agent', 'monitor']) tell(kind, staff)
  if (visitors) for (const kind of ['app', 'widget']) tell(kind, visitors)
}

type Place = { companyId: number; locationId: number }
type States = { staff: LocationStateResource; visitors: LocationStateResource | null }
