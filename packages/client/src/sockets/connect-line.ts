import type { Changes } from '@rinda/contract/booking/replies'
import type { Envelope, PackedEnvelope } from '@rinda/contract/wire/envelope'
import { io } from 'socket.io-client'
import type { Reply, RequestFailure } from '../bookings/booking-replies.ts'
import { createChangeStream } from './change-stream.ts'
import type { Connection, ConnectionState, Line, LineKind, LineOptions } from './line.ts'
import { createLineLog } from './line-logger.ts'
import { createListeners } from './listeners.ts'
import { createPendingRequests } from './pending-requests.ts'
import { acceptPacked, createUnpacking } from './unpack.ts'

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
