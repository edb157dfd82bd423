import type { Changes } from '@rinda/contract/booking/replies'
import type { Envelope, PackedEnvelope } from '@rinda/contract/wire/envelope'
import { io } from 'socket.io-client'
import type { Reply, RequestFailure } from '../bookings/booking-replies.ts'
import { createChangeStream } from './change-stream.ts'
import { createLineLog, type LineLogger } from './line-logger.ts'
import { createListeners } from './listeners.ts'
import { createPendingRequests, type Patience } from './pending-requests.ts'
import { acceptPacked, createUnpacking } from './unpack.ts'

export type ConnectionState = 'connecting' | 'online' | 'offline'
/**
 * `since` is epoch milliseconds; `refusal` is the code with which the server turned the connection away. With `unavailable` the server is there
 * and what is behind it is not: like any other lost connection it comes back by itself.
 */
export type Connection = {
  readonly state: ConnectionState
  readonly since: number
  readonly refusal?: string
}

/** Options of every line, whatever is said over it. */
export type LineOptions = {
  /** The origin of the server; the page's own when absent. */
  url?: string
  companyId: number
  version: string
  token: string
  /** An id that this client made for itself; traces are unique in it. */
  session: string
  /**
   * Begin of the traces of this connection; the session when absent. Of a session that is kept for longer than one connection it has to be another
   * one each time: a trace that was used before is answered as it was then.
   */
  traces?: string
  socketKey?: string
  /**
   * Headers of the handshake, as a program sends them that is no browser: one that speaks for many visitors says with `x-forwarded-for` whose
   * address each of them has, where the server trusts it.
   */
  headers?: Readonly<Record<string, string>>
  /** Receives what goes wrong on the line; without one it is silent. */
  logger?: LineLogger
  /** Sees every message as it goes out and comes in, with all that is in it: for tools alone. */
  watcher?: LineWatcher
  now?: () => number
  patience?: Patience & { readMs?: number }
}

export type LineWatcher = (direction: 'sent' | 'received', message: Envelope) => void

/** Place that a line leads to, and what is particular to it. */
export type LineKind = {
  path: string
  /** Namespace, `/` or `/agent`. */
  namespace: string
  /** Event on which this kind of client sends and receives. */
  event: string
  /** Fields of the handshake besides those of every client. */
  handshake?: Readonly<Record<string, unknown>>
  /** Each company that is received has numbers of its own: after a gap all is loaded again. */
  receivesEveryCompany?: boolean
  /** Tells whether everything up to a message is known once it is there. */
  isWhole: (message: Envelope) => boolean
  /** Tells whether a reply that came too late for its request still says what became of something; any other late reply is nothing. */
  isOutcome: (reply: Envelope) => boolean
}

/** Connection to one of the server's sockets that comes back by itself. Whoever opens it says what can be asked over it. */
export type Line = {
  request(type: string, data: unknown): Promise<Reply<unknown>>
  /**
   * As `request`, for acts whose outcome has to be known: while no answer comes, it is asked for again under the same trace, so that the act
   * happens once. `onUnsure` is called each time that an answer stayed away. Ends without one only when the connection is closed.
   */
  requestSurely(type: string, data: unknown, onUnsure?: () => void): Promise<Reply<unknown>>
  /** Changes made by others, and late outcomes of our own, in the order of the company's stream. Returns the way to stop. */
  onMessage(listener: (message: Envelope) => void): () => void
  /** Changes that were missed and caught up with, once they were handed on: whatever else came with them did not come. */
  onMissed(listener: (messages: readonly Envelope[]) => void): () => void
  /** Too much was missed to be sent: whatever is shown has to be loaded again. */
  onReload(listener: () => void): () => void
  /** Publishes the present state at once, then each new one. */
  onConnection(listener: (connection: Connection) => void): () => void
  /**
   * Finds out whether the line still carries anything, and opens another one where it does not. A phone that came into another network may hold
   * one that is dead, and would notice much later by itself.
   */
  check(): void
  close(): void
}

/**
 * An act is asked for again after 3 s without a sign of life, under the same trace; what is only read is waited for, as asking again would make a
 * slow server slower. What the server has received is waited for in any case. A request waits 15 s for a connection to come back.
 */
const usualPatience = { replyMs: 3_000, readMs: 30_000, connectionMs: 15_000 }
const reconnectionDelayMaxMs = 2_000
/** Time after which a server is asked again that could not answer just now, in ms. */
const retryMs = 1_000

/** Connects to one of the server's sockets, and stays connected until `close`. */
export function connectLine(options: LineOptions, kind: LineKind): Line {
  const now = options.now ?? Date.now
  const socket = io(`${options.url?.replace(/\/$/, '') ?? ''}${kind.namespace}`, {
    path: kind.path,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: usualPatience.replyMs,
    reconnectionDelay: 300,
    reconnectionDelayMax: reconnectionDelayMaxMs,
    forceNew: true,
    ...(options.headers && { extraHeaders: options.headers }),
    auth: {
      client: kind.event,
      companyId: options.companyId,
      version: options.version,
      secret: { key: options.socketKey ?? null },
      session: options.session,
      user: { token: options.token },
      ...kind.handshake,
    },
  })

  const log = createLineLog(options.logger)
  const messages = createListeners<Envelope>()
  const missed = createListeners<readonly Envelope[]>()
  const reloads = createListeners<void>()
  const connections = createListeners<Connection>()
  let connection: Connection = { state: 'connecting', since: now() }
  let wasConnected = false
  let isClosed = false
  let traces = 0

  const patience = options.patience ?? usualPatience
  const pending = createPendingRequests(
    (envelope, onReceived) => {
      options.watcher?.('sent', envelope)
      socket.emit(kind.event, envelope, onReceived)
    },
    patience,
    log.timeout,
  )
  const stream = createChangeStream({
    deliver: messages.publish,
    isWhole: kind.isWhole,
    missed: missed.publish,
    reload: () => reloads.publish(),
    askChanges: async (since) => (await request('get_changes', { since })) as Reply<Changes>,
  })

  function newTrace(): string {
    traces += 1
    return `${options.traces ?? options.session}-${traces}`
  }

  async function ask(
    trace: string,
    type: string,
    data: unknown,
    { replyMs = patience.replyMs, ...how }: { replyMs?: number | undefined; accept?: 'gzip' } = {},
  ) {
    const reply = await pending.request({ trace, type, ...how, data }, replyMs)
    if (reply.ok && reply.seq !== undefined) stream.startAt(reply.seq)
    return reply
  }

  const request: Line['request'] = (type, data) =>
    ask(newTrace(), type, data, { ...acceptPacked, replyMs: patience.readMs })

  const requestSurely: Line['requestSurely'] = async (type, data, onUnsure) => {
    const trace = newTrace()
    for (;;) {
      const reply = await ask(trace, type, data)
      if (reply.ok || !isOpen(reply.failure.code) || isClosed) return reply
      onUnsure?.()
      if (reply.failure.code === 'unavailable') await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }

  function become(state: ConnectionState, refusal?: string) {
    if (connection.state === state && connection.refusal === refusal) return
    const since = connection.state === state ? connection.since : now()
    connection = refusal === undefined ? { state, since } : { state, since, refusal }
    connections.publish(connection)
  }

  let isChecking = false
  async function check() {
    if (connection.state !== 'online' || isChecking) return
    isChecking = true
    const reply = await ask(newTrace(), 'get_changes', { since: stream.place() ?? Number.MAX_SAFE_INTEGER })
    isChecking = false
    if (!reply.ok && reply.failure.code === 'no_answer' && !isClosed) socket.io.engine.close()
  }

  /** For the two cases in which the library leaves it at one try. */
  function connectAgain() {
    setTimeout(() => {
      if (isClosed) return
      log.reconnecting()
      socket.connect()
    }, retryMs)
  }

  /** All that others did meanwhile comes first. */
  function comeBack() {
    become('online')
    if (wasConnected && kind.receivesEveryCompany) reloads.publish()
    else if (wasConnected) void stream.catchUp()
    wasConnected = true
  }

  socket.on('connect', () => {
    log.connected()
    pending.connected()
    comeBack()
  })
  socket.on('disconnect', (reason) => {
    pending.disconnected()
    if (!isClosed) log.lost(reason)
    become('offline')
    if (reason === 'io server disconnect') connectAgain()
  })
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    become('offline', error.data?.code)
    if (error.message === 'timeout') log.timeout()
    else log.error(error.data?.code ?? error.message)
    if (!socket.active && passing.has(error.data?.code)) connectAgain()
  })
  socket.io.on('reconnect_attempt', log.reconnecting)
  const isNews = (envelope: Envelope) => envelope.trace === undefined || kind.isOutcome(envelope)
  const receive = (envelope: Envelope) => {
    log.received(envelope)
    options.watcher?.('received', envelope)
    if (envelope.type === 'unavailable') become('offline', 'unavailable')
    else if (envelope.type === 'available') comeBack()
    else if (isReset(envelope)) stream.restartAt(envelope.data.seq)
    else if (!pending.answer(envelope) && isNews(envelope)) stream.broadcast(envelope)
  }
  const unpack = createUnpacking(receive, (error) => log.error(String(error)))
  // What goes together comes together, in its order.
  socket.on(kind.event, (...together: (Envelope | PackedEnvelope)[]) => {
    for (const one of together) unpack(one)
  })

  return {
    request,
    requestSurely,
    onMessage: messages.subscribe,
    onMissed: missed.subscribe,
    onReload: reloads.subscribe,
    onConnection(listener) {
      listener(connection)
      return connections.subscribe(listener)
    },
    check: () => void check(),
    close() {
      isClosed = true
      pending.close()
      socket.close()
    },
  }
}

/** Codes of refusals that turn a connection away for now, and not for good. */
const passing: ReadonlySet<string | undefined> = new Set(['rate_limited', 'unavailable'])

/** Tells whether an envelope says, without having been asked, that a part of the stream was lost. */
function isReset(envelope: Envelope<string, unknown>): envelope is Envelope<'changes', Changes> {
  return envelope.type === 'changes' && envelope.trace === undefined
}

/** Tells whether a failure leaves it open whether the act was done. */
function isOpen(code: RequestFailure['code']): boolean {
  return code === 'no_answer' || code === 'no_connection' || code === 'unavailable'
}
