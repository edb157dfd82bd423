import type { Server as HttpServer } from 'node:http'
import { queueRequestSchemas } from '@rinda/contract/queue/requests'
import { sessionName } from '../../access/caller.ts'
import type { SeatedSocket } from '../answer.ts'
import { isOfSetUp, replyRoom, sessionRoom, signInRoom } from '../broadcasts/audience.ts'
import { availabilityMessage, resetMessage } from '../broadcasts/broadcast-message.ts'
import { tellOffers } from '../broadcasts/tell-offers.ts'
import { countSockets, type SocketCount } from '../connection/count-sockets.ts'
import { cutOffKiosk } from '../connection/ended-kiosk.ts'
import { endedSeats } from '../connection/ended-seats.ts'
import type { Seat } from '../connection/handshake.ts'
import { openServer } from '../connection/open-server.ts'
import { answerLog } from './answer-log.ts'
import { answerClients } from './clients/answer-clients.ts'
import { keepOwnClients } from './clients/own-clients.ts'
import { watchClients } from './clients/watch-clients.ts'
import { countByCompany } from './count-by-company.ts'
import { followSent } from './line-feed.ts'
import { openNamespaces } from './open-namespaces.ts'
import { answerMissed } from './publish/answer-missed.ts'
import { holdBack, type QueueClientSocket } from './publish/held-back.ts'
import { takingTickets } from './publish/held-tickets.ts'
import { keepMissedNews } from './publish/missed-news.ts'
import { placedBy } from './publish/placed.ts'
import { publishLine, publishPlaces, publishState } from './publish/publish-line.ts'
import { isTicket, queueRoomsOf, receivedBy, ticketRoom } from './publish/queue-audience.ts'
import { keepHolders } from './publish/ticket-holders.ts'
import type { QueueSocketOptions } from './queue-socket-options.ts'
import { watchChangedStaff } from './watch-changed-staff.ts'

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
  const { take, forget } = keepHolders({ sockets, own, isHeld: held.isHeld })
  const handlers = takingTickets(
    {
      ...options.handlers,
      ...said.handlers,
      ...answerMissed(listMissed, forms, placed, findSocket),
      ...answerLog(options.log, clock, own.find),
    },
    findSocket,
    take,
  )

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
