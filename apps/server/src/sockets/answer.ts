import { type RequestType, requestEnvelope, requestSchemas } from '@rinda/contract/booking/requests'
import type { Trace } from '@rinda/contract/wire/envelope'
import { withoutNulls } from '@rinda/contract/wire/left-out'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Socket } from 'socket.io'
import { sessionName, withToken } from '../access/caller.ts'
import { refusalOfFault } from '../edge/fault.ts'
import { parse } from '../edge/parse.ts'
import type { Asker, Handler, Handlers, Reply } from '../edge/request.ts'
import { replyRoom } from './audience.ts'
import { failureOf } from './failure.ts'
import { packed } from './packed.ts'

type Emits = Record<string, (...args: unknown[]) => void>
/** A socket that sits at its place: what it may send is looked at, whatever it is. */
export type SeatedSocket<Seat extends Asker = Asker> = Socket<Emits, Emits, never, Seat>

/** Way in which the messages of one kind of client are answered. */
export type Answering<Seat extends Asker> = {
  /** The event on which this kind of client sends and receives. */
  event: string
  handlers: Handlers<RequestType>
  clock: () => Date
  onFault: (error: unknown, about: { trace: Trace | undefined; type: string }) => void
  /** Gives the caller of a seat as they are now, or the refusal if they may no longer ask. */
  askerAt(seat: Seat, now: Date): Promise<Result<Asker>>
  mayAsk(type: RequestType): boolean
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
  const send = (message: object) => socket.nsp.to(replyRoom(socket.data)).emit(event, message)
  try {
    const reply = envelope.ok
      ? await handle(answering, socket.data, type, trace, envelope.value.data)
      : envelope
    if (reply.ok) send({ ...(trace === undefined ? {} : { trace }), ...(await packed(reply.value, accept)) })
    else send(failureOf(type, trace, reply))
    if (!reply.ok && reply.refusals[0].reason === 'not_signed_in') socket.disconnect(true)
  } catch (error) {
    onFault(error, { trace, type })
    send(failureOf(type, trace, refusalOfFault(error)))
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
  seat: Seat,
  sentType: string,
  trace: Trace | undefined,
  input: unknown,
): Promise<Result<Reply>> {
  const now = answering.clock()
  const asker = await answering.askerAt(seat, now)
  if (!asker.ok) return asker
  const type = sentType.toLowerCase()
  if (!isRequestType(type)) return refuse('unknown_message', 'type')
  if (!answering.mayAsk(type)) return refuse('forbidden')
  const data = parse(requestSchemas[type], withoutNulls(requestSchemas[type], input))
  if (!data.ok) return data
  const { companyId, locationId = null } = asker.value
  const caller = withToken(asker.value.caller, 'token' in data.value ? (data.value.token ?? null) : null)
  const key = trace === undefined ? null : { caller: sessionName(caller), key: String(trace) }
  const handler = answering.handlers[type] as Handler<RequestType>
  return await handler({ caller, data: data.value, companyId, locationId, key, now })
}

function isRequestType(type: string): type is RequestType {
  return Object.hasOwn(requestSchemas, type)
}
