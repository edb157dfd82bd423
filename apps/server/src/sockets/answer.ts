import type { Trace } from '@rinda/contract/wire/envelope'
import { requestEnvelope } from '@rinda/contract/wire/handshake'
import { withoutNulls } from '@rinda/contract/wire/left-out'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Socket } from 'socket.io'
import type { z } from 'zod'
import { sessionName, withToken } from '../access/caller.ts'
import { refusalOfFault } from '../edge/fault.ts'
import { JsonText, writeJson } from '../edge/json-text.ts'
import type { ObservedMessage, Observer } from '../edge/observer.ts'
import { parse } from '../edge/parse.ts'
import type { AnyReply, Asker, SocketCaller, SocketRequest } from '../edge/request.ts'
import { refusalOfAct } from '../edge/staff-refusal.ts'
import { replyRoom } from './broadcasts/audience.ts'
import { packed } from './connection/packed.ts'
import { failureOf } from './failure.ts'

type Emits = Record<string, (...args: unknown[]) => void>
/** A socket that sits at its place: what it may send is looked at, whatever it is. */
export type SeatedSocket<Seat extends Asker = Asker> = Socket<Emits, Emits, never, Seat>

/** Answer of a handler: one message, some that follow each other, or none. */
type Answer = AnyReply | readonly AnyReply[]
/** Requests that one of our sockets understands, by type: how the data of each is parsed, and who handles it. */
export type Understood = {
  schemas: Readonly<Record<string, z.ZodObject>>
  handlers: Readonly<Record<string, (request: SocketRequest<never>) => Promise<Result<Answer>>>>
}

/** Way in which the messages of one kind of client are answered. */
export type Answering<Seat extends Asker> = Understood & {
  wire: ObservedMessage['wire']
  observer: Observer
  /** The event on which this kind of client sends and receives. */
  event: string
  clock: () => Date
  onFault: (error: unknown, about: { type: string }) => void
  /** Gives the caller of a seat as they are now, or the refusal if they may no longer ask. */
  askerAt(seat: Seat, now: Date): Promise<Result<Asker>>
  mayAsk(type: string): boolean
  /** Called before anything is said to the sockets of a room: what they are still to be told comes first. */
  beforeReply?(room: string): void
  /** Names whoever asks, for the answers that are kept: traces of one session are told apart by it from those on another of our sockets. */
  keeperOf?(caller: SocketCaller): string
}

/**
 * Tells a client that its message is here, where it asks for that with an acknowledgement of Socket.IO: the answer may take its time, and
 * need not be asked for again.
 */
export function acknowledge(onReceived: unknown): void {
  if (typeof onReceived === 'function') onReceived()
}

/** Answers one message, whatever it is, to the session that sent it. */
export async function answer<Seat extends Asker>(
  answering: Answering<Seat>,
  socket: SeatedSocket<Seat>,
  message: unknown,
): Promise<void> {
  const { event, onFault } = answering
  const envelope = parse(requestEnvelope, message)
  const { trace, type, accept } = envelope.ok ? envelope.value : markedIn(message)
  // To whichever sockets the session has by then: the line may drop while we work, and there may be another beside it.
  const send = (message: object) => {
    const room = replyRoom(socket.data)
    answering.beforeReply?.(room)
    const isWritten = 'data' in message && message.data instanceof JsonText
    socket.nsp.to(room).emit(event, isWritten ? writeJson(message) : message)
  }
  const known = type.toLowerCase()
  const name = understoodOf(answering, known) ? known : 'unknown'
  const traceparent = envelope.ok ? envelope.value.traceparent : undefined
  let faultId: string | undefined
  try {
    const about = { wire: answering.wire, name, traceparent }
    const reply = await answering.observer.message(about, async (id) => {
      try {
        return envelope.ok ? await handle(answering, socket, type, trace, envelope.value.data) : envelope
      } catch (error) {
        faultId = id
        onFault(error, { type: name })
        throw error
      }
    })
    const traced = trace === undefined ? {} : { trace }
    if (!reply.ok) send(failureOf(type, trace, reply))
    else for (const one of reply.value) send({ ...traced, ...(await packed(one, accept)) })
    if (!reply.ok && reply.refusals[0].reason === 'not_signed_in') socket.disconnect(true)
  } catch (error) {
    // What could not be sent is a fault too, which nobody has logged yet.
    if (faultId === undefined) onFault(error, { type: name })
    send(failureOf(type, trace, refusalOfFault(error), faultId))
  }
}

/** The trace and the type of a message that makes no sense otherwise: its answer must be found all the same. */
function markedIn(message: unknown): { trace: Trace | undefined; type: string; accept?: undefined } {
  const trace = parse(requestEnvelope.pick({ trace: true }), message)
  const type = parse(requestEnvelope.pick({ type: true }), message)
  return { trace: trace.ok ? trace.value.trace : undefined, type: type.ok ? type.value.type : 'message' }
}

async function handle<Seat extends Asker>(
  answering: Answering<Seat>,
  { id: socketId, data: seat }: SeatedSocket<Seat>,
  sentType: string,
  trace: Trace | undefined,
  input: unknown,
): Promise<Result<readonly AnyReply[]>> {
  const now = answering.clock()
  const asker = await answering.askerAt(seat, now)
  if (!asker.ok) return asker
  const type = sentType.toLowerCase()
  const understood = understoodOf(answering, type)
  if (!understood) return refuse('unknown_message', 'type')
  if (!answering.mayAsk(type)) return refuse('forbidden')
  const { schema, handler } = understood
  const data = parse(schema, withoutNulls(schema, input))
  if (!data.ok) return data
  const { companyId, locationId = null } = asker.value
  const { token } = data.value as { token?: string | null }
  const caller = withToken(asker.value.caller, token ?? null)
  const keeperOf = answering.keeperOf ?? sessionName
  const key = trace === undefined ? null : { caller: keeperOf(caller), key: String(trace) }
  // Each handler stands under the name of its schema.
  const request = { caller, data: data.value as never, socketId, companyId, locationId, key, now }
  const answered = await handler(request)
  return answered.ok ? done(listOf(answered.value)) : refusalOfAct(answered, caller, isRead(type))
}

/** Nothing is changed by a question. */
const isRead = (type: string) => /^(get|find|why|list)_/.test(type)

const listOf = (reply: Answer): readonly AnyReply[] => (Array.isArray(reply) ? reply : [reply as AnyReply])

/** The schema and the handler of a type, whatever was sent as one. */
function understoodOf({ schemas, handlers }: Understood, type: string) {
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined
  const handler = Object.hasOwn(handlers, type) ? handlers[type] : undefined
  return schema && handler && { schema, handler }
}
