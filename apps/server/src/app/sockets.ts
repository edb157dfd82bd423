import type { RequestType } from '@rinda/contract/booking/requests'
import type { FastifyInstance } from 'fastify'
import type { Boards } from '../availability/boards/boards.ts'
import type { bookingsFeature } from '../bookings/feature.ts'
import { publishedToVisitors } from '../bookings/published-to-visitors.ts'
import { cablePath, openCable } from '../cable/cable-socket.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Config } from '../config.ts'
import { readDayStates } from '../day-states/day-states.ts'
import { addressBehind } from '../edge/client-address.ts'
import type { Handlers } from '../edge/request.ts'
import type { queueFeature } from '../queue/feature.ts'
import { bookingPath, openBookingSocket } from '../sockets/booking-socket.ts'
import { changeMessages } from '../sockets/broadcasts/change-messages.ts'
import type { SocketCount } from '../sockets/connection/count-sockets.ts'
import { refuseOtherUpgrades } from '../sockets/connection/upgrades.ts'
import { openQueueSocket, queuePath } from '../sockets/queue/queue-socket.ts'
import type { Ground } from './ground.ts'
import type { AppOptions } from './options.ts'

type Needs = Pick<AppOptions, 'database' | 'lookEveryMs' | 'mostHeldMs'> & {
  app: FastifyInstance
  ground: Ground
  config: Config & { isDemo: boolean }
  boards: Boards
  queue: ReturnType<typeof queueFeature>
  bookings: Pick<ReturnType<typeof bookingsFeature>, 'readBookings'>
  /** Handlers of what features are asked over the booking socket. */
  messages: Omit<Handlers<RequestType>, 'get_changes'>
}

/** Opens the booking socket, the queue socket and the cable; any other upgrade is refused. */
export function openSockets({ app, ground, config, database, boards, queue, bookings, ...needs }: Needs): {
  count(): SocketCount[]
} {
  const { db, streams, settings, hidden, listMissed, clock } = ground
  const toVisitors = (event: StreamEvent) =>
    hidden.isShown(event) ? publishedToVisitors(event, hidden.isServiceShown) : undefined
  const given = {
    ...ground,
    ...streams,
    health: database.health,
    socketKey: config.socketKey,
    addressOf: addressBehind(config.trustedProxies),
    mostSocketsByNetwork: config.visitorSockets,
    findKiosk: queue.findKiosk,
    lookEveryMs: needs.lookEveryMs,
  }
  const booking = openBookingSocket(app.server, {
    ...given,
    publishedToVisitors: toVisitors,
    readDayStates: (companyId, events) => readDayStates({ db, settings, boards }, companyId, events, clock()),
    locationStates: queue.news,
    mostHeldMs: needs.mostHeldMs,
    handlers: { ...needs.messages, ...changeMessages(listMissed, toVisitors) },
  })
  const cable = openCable({ ...given, app, people: config, readBookings: bookings.readBookings })
  const line = openQueueSocket(app.server, {
    ...given,
    ...queue.socket,
    log: app.log,
    forms: { ...queue.socket.forms, isShown: hidden.isShown },
  })
  const isTaken = (path: string) =>
    path === cablePath || [bookingPath, queuePath].some((taken) => path.startsWith(`${taken}/`))
  refuseOtherUpgrades(app.server, isTaken)
  app.addHook('preClose', async () => {
    // First nobody new comes in: a balancer is refused here, before it has sent anything, and goes to another node.
    app.server.close()
    await Promise.all([booking.close(), line.close(), cable.close()])
  })
  return { count: () => [booking, line, cable].flatMap((one) => one.count()) }
}
