import type { Server as HttpServer } from 'node:http'
import type { Trace } from '@rinda/contract/envelope'
import { type Result, refuse } from '@rinda/contract/refusals'
import { type RequestType, requestEnvelope, requestSchemas } from '@rinda/contract/requests'
import { Server, type Socket } from 'socket.io'
import { sessionName } from '../access/caller.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import { parse } from '../edge/parse.ts'
import { onSessionEnded } from '../people/sessions/end-session.ts'
import type { Announcer } from './announcer.ts'
import {
  companyRoom,
  limitedRoom,
  locationRoom,
  mayHear,
  platformRoom,
  roomsOf,
  sessionRoom,
  signInRoom,
} from './audience.ts'
import { messageOf } from './broadcast-message.ts'
import { failureOf } from './failure.ts'
import { type Admission, admit, refresh, type Seat } from './handshake.ts'
import type { Handler, Handlers, Reply } from './request.ts'

export type BookingSocketOptions = Admission & {
  handlers: Handlers<RequestType>
  announcer: Announcer
  onFault: (error: unknown, about: { trace: Trace | undefined; type: string }) => void
}

/** The event on which portals send and hear. */
const portalEvent = 'portal'
/** What is longer is cut off with its connection; what is shorter but too long gets its answer. */
const mostMessageBytes = 1024 * 1024

type PortalSocket = Socket<
  Record<string, (...args: unknown[]) => void>,
  Record<string, (message: unknown) => void>,
  never,
  Seat
>

/** The booking socket for portals: `/booking`, namespace `/`. */
export function openBookingSocket(
  http: HttpServer,
  options: BookingSocketOptions,
): { close(): Promise<void> } {
  const io = new Server(http, {
    path: '/booking',
    serveClient: false,
    maxHttpBufferSize: mostMessageBytes,
    connectTimeout: 10_000,
  })
  const portal = io.of('/')
  const pending = new Set<Promise<void>>()

  portal.use((socket, next) => {
    admit(options, socket.handshake).then(
      (seat) => {
        if (seat.ok) Object.assign(socket.data, seat.value)
        next(seat.ok ? undefined : connectError(seat))
      },
      (error: unknown) => {
        options.onFault(error, { trace: undefined, type: 'handshake' })
        next(new Error('the handshake failed'))
      },
    )
  })
  portal.on('connection', (socket: PortalSocket) => {
    const { caller } = socket.data
    socket.join([...roomsOf(caller), sessionRoom(sessionName(caller)), signInRoom(caller.user.sessionKey)])
    socket.on(portalEvent, (message) => {
      const answering = answer(options, socket, message).finally(() => pending.delete(answering))
      pending.add(answering)
    })
  })

  const stopHearing = options.announcer.subscribe((event) => broadcast(io, event))
  const stopWatching = onSessionEnded(
    (sessionKey) => void io.in(signInRoom(sessionKey)).disconnectSockets(true),
  )
  return {
    async close() {
      stopHearing()
      stopWatching()
      // What was begun is finished and answered before the line is cut.
      await Promise.all(pending)
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

function connectError(refused: Result<never> & { ok: false }): Error {
  const { data } = failureOf('handshake', undefined, refused)
  return Object.assign(new Error(data.info.en), { data })
}

async function answer(options: BookingSocketOptions, socket: PortalSocket, message: unknown): Promise<void> {
  const envelope = parse(requestEnvelope, message)
  const { trace, type } = envelope.ok ? envelope.value : { trace: traceIn(message), type: 'message' }
  try {
    const reply = envelope.ok ? await handle(options, socket, type, trace, envelope.value.data) : envelope
    const sent = reply.ok
      ? { ...(trace === undefined ? {} : { trace }), ...reply.value }
      : failureOf(type, trace, reply)
    // The line may have dropped while we worked: the session's next socket is still the one that asked.
    if (socket.connected) socket.emit(portalEvent, sent)
    else socket.nsp.to(sessionRoom(sessionName(socket.data.caller))).emit(portalEvent, sent)
    if (!reply.ok && reply.refusals[0].reason === 'not_signed_in') socket.disconnect(true)
  } catch (error) {
    options.onFault(error, { trace, type })
    socket.emit(portalEvent, failureOf(type, trace, refuse('invalid')))
  }
}

/** The trace of a message that makes no sense otherwise: its answer must be found all the same. */
function traceIn(message: unknown): Trace | undefined {
  const parsed = parse(requestEnvelope.pick({ trace: true }), message)
  return parsed.ok ? parsed.value.trace : undefined
}

async function handle(
  options: BookingSocketOptions,
  socket: PortalSocket,
  sentType: string,
  trace: Trace | undefined,
  input: unknown,
): Promise<Result<Reply>> {
  const now = options.clock()
  const seat = await refresh(options, socket.data, now)
  if (!seat) return refuse('not_signed_in')
  const type = sentType.toLowerCase()
  if (!isRequestType(type)) return refuse('unknown_message', 'type')
  const data = parse(requestSchemas[type], input)
  if (!data.ok) return data
  const { caller, companyId } = seat
  const key = trace === undefined ? null : { caller: sessionName(caller), key: String(trace) }
  const handler = options.handlers[type] as Handler<RequestType>
  return await handler({ caller, data: data.value, companyId, key, now })
}

function isRequestType(type: string): type is RequestType {
  return Object.hasOwn(requestSchemas, type)
}

/** Tells an event to every portal of this process that may hear it, except to the session whose act it was. */
function broadcast(io: Server, event: StreamEvent): void {
  const message = messageOf(event)
  const rooms = [platformRoom, companyRoom(event.companyId), locationRoom(event.companyId, event.locationId)]
  const others = event.session === '' ? io.local : io.local.except(sessionRoom(event.session))
  others.to(rooms).emit(portalEvent, message)
  for (const id of io.of('/').adapter.rooms.get(limitedRoom) ?? []) {
    const socket = io.of('/').sockets.get(id) as PortalSocket | undefined
    if (!socket || sessionName(socket.data.caller) === event.session) continue
    if (mayHear(socket.data.caller, event)) socket.emit(portalEvent, message)
  }
}
