import { type LocationStateResource, locationState } from '@rinda/contract/queue/location-state'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Namespace, Server } from 'socket.io'
import type { StreamEvent } from '../../../changes/record-store.ts'
import { companyRoom, limitedRoom, locationRoom, sessionRoom } from '../../broadcasts/audience.ts'
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
    tell(namespace, { rooms, except: own }, to.toStaff)
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
    const visitors = io.of(`/${kind}`)
    tell(visitors, { rooms: [room], except: own }, to.toHolder)
    if (isShown) tell(visitors, { rooms, except: [...own, room] }, to.toOthers)
  }
}

type Audience = { rooms: string[]; except?: string[] }

/** Sends a message to some rooms of one kind of clients. It is not made where nobody is in them: Socket.IO would write its text all the same. */
function tell(clients: Namespace, { rooms, except = [] }: Audience, message: () => object): void {
  if (!rooms.some((room) => clients.adapter.rooms.has(room))) return
  clients.local.except(except).to(rooms).emit(clients.name.slice(1), message())
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
  for (const ticket of tickets) tell(monitors, { rooms }, () => aboutTicket(ticket))
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
  const about = (data: LocationStateResource) => () => ({ type: locationState, data: { data } })
  for (const kind of ['agent', 'monitor']) tell(io.of(`/${kind}`), { rooms }, about(staff))
  if (visitors) for (const kind of ['app', 'widget']) tell(io.of(`/${kind}`), { rooms }, about(visitors))
}

type Place = { companyId: number; locationId: number }
type States = { staff: LocationStateResource; visitors: LocationStateResource | null }
