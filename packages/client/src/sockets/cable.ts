import { backoffWithJitter, createCable } from '@anycable/core'
import type { BookingResource } from '@rinda/contract/booking/booking'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { Reply, RequestInput } from '../bookings/booking-replies.ts'
import { type Booking, bookingOf } from '../bookings/booking-view.ts'
import { createLineLog, type LineLogger } from './line-logger.ts'
import { createListeners } from './listeners.ts'
import { createPendingRequests, type Patience } from './pending-requests.ts'

/**
 * `offline` comes back by itself; `ended` does not. `reason` is the server's own word (`unauthorized`, `invalid_request`, `server_restart`,
 * `rate_limited`), or `rejected` (this person has no channel), or `transport_closed` or `stale_connection` where the line went.
 */
export type CableConnection = {
  readonly state: 'connecting' | 'online' | 'offline' | 'ended'
  readonly reason?: string
}

export type PortalCableOptions = {
  /** Address of the cable, `wss://…/cable`; the page's own server when absent. */
  url?: string
  /** An id that this client made for itself. */
  session: string
  /** Headers that a program without a browser sends: its cookie. */
  headers?: Readonly<Record<string, string>>
  /** A socket of another make than the platform's own. */
  webSocket?: unknown
  patience?: Patience
  /** Hears what goes wrong on the line; without one it is silent. */
  logger?: LineLogger
}

export type PortalCable = {
  /** The bookings of some days. From then on changes at that location are received; without one, at every location within reach. */
  getBookings(query: RequestInput<'get_bookings'>): Promise<Reply<Booking[]>>
  /** A booking that somebody changed, as it is now. Returns the way to stop. */
  onBooking(listener: (booking: Booking) => void): () => void
  /** The line was away and is back: what was missed is not sent, and nothing is received until it is asked for again. */
  onReload(listener: () => void): () => void
  /** Tells the present state at once, then each new one. */
  onConnection(listener: (connection: CableConnection) => void): () => void
  close(): void
}

/** A reply within 3 s, as everywhere in the portal; a request waits 15 s for the line to come back. */
const usualPatience = { replyMs: 3_000, connectionMs: 15_000 }
const reconnectionDelayMaxMs = 2_000

/** Subscribes to the portal's channel over `/cable`, and stays subscribed until `close`, or until the server ends it for good. */
export function connectPortalCable(options: PortalCableOptions): PortalCable {
  const { session, headers } = options
  const log = createLineLog(options.logger)
  const cable = createCable(options.url ?? cableOfPage(), {
    logLevel: 'error',
    performFailures: 'ignore',
    reconnectStrategy: backoffWithJitter(300, { maxInterval: reconnectionDelayMaxMs }),
    websocketImplementation: options.webSocket ?? (headers ? socketWith(headers) : undefined),
    // It is asked before every attempt, and there is no other word of one.
    transportConfigurator: async (_transport, { initial }) => {
      if (!initial) log.reconnecting()
    },
  })
  const bookings = createListeners<Booking>()
  const reloads = createListeners<void>()
  const connections = createListeners<CableConnection>()
  let connection: CableConnection = { state: 'connecting' }
  let wasOnline = false
  let isLineUp = false
  let requests = 0

  const channel = cable.subscribeTo('PortalChannel', { session })
  const pending = createPendingRequests(
    ({ trace, type, data }) =>
      void channel.perform(type, { ...(data as object), trace }).catch(() => undefined),
    options.patience ?? usualPatience,
    log.timeout,
  )

  function become(state: CableConnection['state'], reason?: string) {
    if (connection.state === 'ended') return
    connection = reason === undefined ? { state } : { state, reason }
    connections.publish(connection)
  }

  function end(reason: string | undefined) {
    if (reason !== undefined && connection.state !== 'ended') log.error(reason)
    pending.close()
    become('ended', reason)
    cable.disconnect()
  }

  channel.on('connect', () => {
    become('online')
    log.connected()
    pending.connected()
    if (wasOnline) reloads.publish()
    wasOnline = true
  })
  cable.on('connect', () => {
    isLineUp = true
  })
  cable.on('disconnect', ({ reason = 'transport_closed' }) => {
    if (isLineUp) log.lost(reason)
    else log.error(reason)
    isLineUp = false
  })
  channel.on('disconnect', ({ reason }) => {
    pending.disconnected()
    become('offline', reason)
  })
  channel.on('close', (error) =>
    end(error?.name === 'SubscriptionRejectedError' ? 'rejected' : error?.reason),
  )
  cable.on('close', (error) => end(error?.reason))
  channel.on('message', (message) => {
    const { trace, type, data } = message as Envelope
    log.received(message as Envelope)
    // A list stands at once where the booking socket's replies have it one step further in.
    const envelope = { type, data: type === 'bookings' ? { data } : data }
    const isAnswer = trace !== undefined && pending.answer({ ...envelope, trace })
    if (!isAnswer && type === 'booking') bookings.publish(bookingOf(data as BookingResource))
  })

  return {
    async getBookings(query) {
      if (connection.state === 'ended') return { ok: false, failure: { code: 'no_connection', info: null } }
      requests += 1
      const reply = await pending.request({
        trace: `${session}-${requests}`,
        type: 'get_bookings',
        data: query,
      })
      return reply.ok ? { ...reply, data: (reply.data as BookingResource[]).map(bookingOf) } : reply
    },
    onBooking: bookings.subscribe,
    onReload: reloads.subscribe,
    onConnection(listener) {
      listener(connection)
      return connections.subscribe(listener)
    },
    close: () => end(undefined),
  }
}

function cableOfPage(): string {
  return new URL('/cable', location.href.replace(/^http/, 'ws')).href
}

/** The platform's own socket, with headers: Node takes them where a browser would take the protocols alone. */
function socketWith(headers: Readonly<Record<string, string>>): unknown {
  return class extends WebSocket {
    constructor(url: string, protocols: string | string[]) {
      super(url, { protocols, headers } as unknown as string[])
    }
  }
}
