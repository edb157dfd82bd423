import type { Server as HttpServer } from 'node:http'
import { queueRequestSchemas } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import { sessionName } from '../../access/caller.ts'
import type { Publish } from '../../changes/committed.ts'
import type { DatabaseHealth } from '../../database/health.ts'
import type { DueWatch } from '../../jobs/due.ts'
import type { ListMissed } from '../../stream/missed.ts'
import type { Streams } from '../../stream/streams.ts'
import type { Answering, SeatedSocket, Understood } from '../answer.ts'
import { isOfSetUp, replyRoom, sessionRoom, signInRoom } from '../audience.ts'
import { availabilityMessage, resetMessage } from '../broadcast-message.ts'
import { countSockets, type SocketCount } from '../count-sockets.ts'
import { cutOffKiosk, isOfKiosk } from '../ended-kiosk.ts'
import { endedSeats } from '../ended-seats.ts'
import type { Admission, Seat } from '../handshake.ts'
import { openServer } from '../open-server.ts'
import { tellOffers } from '../tell-offers.ts'
import type { FindKiosk } from '../visitor-handshake.ts'
import { answerClients, type ClientsContext } from './answer-clients.ts'
import { answerLog, type LineLog } from './answer-log.ts'
import { answerMissed } from './answer-missed.ts'
import { countByCompany } from './count-by-company.ts'
import { holdBack, type QueueClientSocket } from './held-back.ts'
import { type FindHeldTickets, takingTickets } from './held-tickets.ts'
import { followSent, type LineNewsSource } from './line-feed.ts'
import { keepMissedNews } from './missed-news.ts'
import { openNamespaces } from './open-namespaces.ts'
import { keepOwnClients } from './own-clients.ts'
import { placedBy } from './placed.ts'
import { publishLine, publishPlaces, publishState } from './publish-line.ts'
import { isTicket, queueRoomsOf, receivedBy, type TicketForms, ticketRoom } from './queue-audience.ts'
import type { QueueSeat } from './queue-seat.ts'
import { watchChangedStaff } from './watch-changed-staff.ts'
import { watchClients } from './watch-clients.ts'

export type QueueSocketOptions = Admission &
  Pick<Answering<QueueSeat>, 'onFault' | 'observer'> &
  Pick<Streams, 'subscribe' | 'onHole' | 'platform' | 'standsAt'> &
  Pick<ClientsContext, 'listTickets' | 'publish'> & {
    publish: Publish
    health: DatabaseHealth
    due: DueWatch
    listMissed: ListMissed
    /** Handlers of what is asked about tickets and counters. */
    handlers: Understood['handlers']
    news: LineNewsSource
    withWaits(tickets: readonly TicketResource[]): Promise<readonly TicketResource[]>
    forms: TicketForms
    findHeld: FindHeldTickets
    log: LineLog
    nodeId: string
    mostSocketsByNetwork: number
    findKiosk: FindKiosk
    /** Time in ms between two looks at the clients of other processes. */
    lookEveryMs?: number | undefined
  }

export const queuePath = '/queue'
const usualLookMs = 2_000

/** The queue socket, `/queue`, with a namespace for each kind of client. */
export function openQueueSocket(
  http: HttpServer,
  options: QueueSocketOptions,
): { close(): Promise<void>; count(): SocketCount[] } {
  const { forms, platform, clock, health, listMissed, lookEveryMs = usualLookMs } = options
  const io = openServer(http, queuePath)
  const sockets = new Map<string, QueueClientSocket>()
  const findSocket = (socketId: string) => sockets.get(socketId)
  const onFault = (error: unknown) => options.onFault(error, { type: 'queue' })
  const pending = new Set<Promise<void>>()
  const keep = (work: Promise<void>) => {
    const kept = work.catch(onFault).finally(() => pending.delete(kept))
    pending.add(kept)
  }
  const own = keepOwnClients(options, onFault)
  const isReady = ({ id }: QueueClientSocket) => own.find(id)?.attributes.ready === true
  const placed = placedBy(options.withWaits)

  const roomsOf = (socket: QueueClientSocket) => {
    const { companyId, tickets } = socket.data
    const held = [...tickets].map((id) => ticketRoom(companyId, id))
    return isReady(socket) ? [...queueRoomsOf(socket.data), ...held] : []
  }
  const audience = countByCompany()
  const isConcerned = audience.has
  const feed = followSent(options, isConcerned)
  const held = holdBack({
    ...{ listMissed, placed, sentUpTo: feed.sentUpTo },
    join: (socket) => void socket.join(roomsOf(socket)),
    leave(socket) {
      for (const room of roomsOf(socket)) socket.leave(room)
    },
    asReceived: (socket, event) => (isReady(socket) ? receivedBy(socket.data, event, forms) : undefined),
    onBack: (socket) => keep(tellWhatIsNow(socket)),
  })
  const release: typeof held.release = async (socket, reason) => {
    try {
      await held.release(socket, reason)
    } catch (error) {
      // It comes back by itself, and then has no gap.
      onFault(error)
      socket.disconnect(true)
    }
  }
  const missed = keepMissedNews(held.list, ({ data: { caller, companyId, locationId } }) =>
    options.listTickets(caller, companyId, locationId),
  )
  const clients = watchClients({
    ...{ db: options.db, clock, own, onFault, lookEveryMs },
    monitors: () => monitors().filter(isReady),
    isHeld: held.isHeld,
  })
  const monitors = () => [...sockets.values()].filter(({ data }) => data.kind === 'monitor')

  /** Tells a client that was held back what no event says: places, states of locations, and a monitor what became of the clients. */
  async function tellWhatIsNow(socket: QueueClientSocket): Promise<void> {
    const { kind, caller, companyId, shown, tickets } = socket.data
    clients.tellKept(socket)
    await missed.tell(socket)
    if (tickets.size === 0) return
    for (const ticket of await options.findHeld(caller, companyId, shown))
      if (tickets.has(ticket.id))
        socket.emit(kind, { type: 'ticket', data: { data: forms.toHolder(ticket) } })
  }

  const said = answerClients({
    ...{ db: options.db, publish: options.publish, own, findSocket, hold: held.hold },
    releaseSoon: (socket, reason) => void setImmediate(() => keep(release(socket, reason))),
    listClients: clients.listFor,
    listTickets: options.listTickets,
  })
  const handlers = takingTickets(
    {
      ...options.handlers,
      ...said.handlers,
      ...answerMissed(listMissed, forms, placed, findSocket),
      ...answerLog(options.log, clock, own.find),
    },
    findSocket,
    (socket, ticket) => take(socket, ticket),
  )

  /** Gives all sockets of a session a ticket that is theirs. */
  function take(socket: QueueClientSocket, { id, attributes: { status } }: TicketResource): void {
    if (!isUnderWay(status)) return
    for (const socketId of socket.nsp.adapter.rooms.get(replyRoom(socket.data)) ?? []) {
      const one = findSocket(socketId)
      if (!one) continue
      if (isOfKiosk(one)) leaveTickets(one)
      one.data.tickets.add(id)
      own.change(socketId, { ticket_id: id })
      if (!held.isHeld(one)) one.join(ticketRoom(one.data.companyId, id))
    }
  }

  /** Has a kiosk hold the ticket on its screen alone: those that it gave to others before are their holders'. */
  function leaveTickets(socket: QueueClientSocket): void {
    const { companyId, tickets } = socket.data
    for (const id of tickets) socket.leave(ticketRoom(companyId, id))
    tickets.clear()
  }

  function forget({ id, attributes: { status } }: TicketResource): void {
    if (isUnderWay(status)) return
    for (const { id: socketId, data } of sockets.values()) {
      if (data.tickets.has(id) && own.find(socketId)?.attributes.ticket_id === id)
        own.change(socketId, { ticket_id: null })
    }
  }

  const offers = tellOffers(io, ['app', 'widget'])
  const staff = watchChangedStaff({ ...options, sockets, hold: held.hold, release, keep, onFault })
  openNamespaces(io, {
    ...options,
    answering: { ...options, schemas: queueRequestSchemas, handlers },
    keep,
    async arrive(socket, client) {
      const { caller, companyId, shown, tickets } = socket.data
      sockets.set(socket.id, socket)
      audience.add(socket.data)
      socket.join([sessionRoom(sessionName(caller)), replyRoom(socket.data)])
      if (caller.kind === 'portal') socket.join(signInRoom(caller.user.sessionKey))
      own.add(client)
      socket.join(roomsOf(socket))
      staff.welcome(socket)
      if (health.isAway()) socket.emit(socket.data.kind, availabilityMessage(true))
      if (caller.kind !== 'visitor' || socket.data.kind === 'logger') return
      const mine = await options.findHeld(caller, companyId, shown)
      for (const ticket of mine) {
        if (tickets.has(ticket.id)) continue
        take(socket, ticket)
        socket.emit(socket.data.kind, { type: 'ticket', data: { data: forms.toHolder(ticket) } })
      }
    },
    leave(socket) {
      if (sockets.delete(socket.id)) audience.remove(socket.data)
      held.forget(socket)
      clients.forget(socket)
      own.remove(socket.id)
    },
  })

  const stops = [
    options.news.subscribe({
      isConcerned: ({ companyId }) => isConcerned(companyId),
      onEvent(event) {
        publishLine(io, event, forms)
        held.receive(event)
        feed.sent(event)
        if (isTicket(event.resource)) forget(event.resource)
      },
      onPlaces(place, tickets) {
        publishPlaces(io, place, tickets, forms)
        missed.notePlaces(place, tickets)
      },
      onState(place, states) {
        publishState(io, place, states)
        missed.noteState(place, states)
      },
    }),
    options.onHole((hole) => {
      for (const socket of sockets.values()) {
        if (socket.data.companyId !== hole.companyId || held.isHeld(socket)) continue
        if (isReady(socket)) socket.emit(socket.data.kind, resetMessage(hole))
      }
    }),
    platform.subscribe((news) => {
      if (news.type === 'session_ended')
        for (const kind of ['agent', 'monitor'])
          io.of(`/${kind}`).local.in(signInRoom(news.sessionKey)).disconnectSockets(true)
      if (news.type === 'kiosk_ended') cutOffKiosk(sockets.values(), news)
      if (news.type === 'client_status') said.setByOther(news.socketId, news.status)
      staff.receive(news)
      offers.receive(news)
    }),
    options.subscribe((event) => {
      if (isOfSetUp(event) && forms.isShown(event)) offers.note(event)
    }),
    offers.stop,
    health.onChange((isAway) => {
      for (const kind of ['agent', 'monitor']) io.of(`/${kind}`).local.emit(kind, availabilityMessage(isAway))
    }),
    feed.stop,
  ]
  for (const kind of ['agent', 'monitor'])
    options.due.add(endedSeats(io.of(`/${kind}`).sockets as ReadonlyMap<string, SeatedSocket<Seat>>))
  return {
    count: () => countSockets(io, queuePath),
    async close() {
      for (const stop of stops) stop()
      await Promise.all(pending)
      io.engine.close()
      await Promise.all([clients.close(), own.close()])
    },
  }
}
