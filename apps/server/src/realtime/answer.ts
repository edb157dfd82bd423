import type { Trace } from '@rinda/contract/envelope'
import { type Result, refuse } from '@rinda/contract/refusals'
import { type RequestType, requestEnvelope, requestSchemas } from '@rinda/contract/requests'
import type { Socket } from 'socket.io'
import { sessionName, withToken } from '../access/caller.ts'
import { parse } from '../edge/parse.ts'
import { sessionRoom } from './audience.ts'
import { failureOf } from './failure.ts'
import type { Handler, Handlers, Reply, SocketCaller } from './request.ts'

/** Who asks, and for which company. */
export type Asker = { caller: SocketCaller; companyId: number }

type Emits = Record<string, (...args: unknown[]) => void>
/** A socket that sits at its place: what it may send is looked at, whatever it is. */
export type SeatedSocket<Seat extends Asker = Asker> = Socket<Emits, Emits, never, Seat>

/** How the messages of one kind of client are answered. */
export type Answering<Seat extends Asker> = {
  /** The event on which this kind of client sends and hears. */
  event: string
  handlers: Handlers<RequestType>
  clock: () => Date
  onFault: (error: unknown, about: { trace: Trace | undefined; type: string }) => void
  /** Who sits there now, or why nobody may ask any more. */
  askerAt(seat: Seat, now: Date): Promise<Result<Asker>>
  mayAsk(type: RequestType): boolean
}

/** Answers one message, whatever it is, to the session that sent it. */
export async function answer<Seat extends Asker>(
  answering: Answering<Seat>,
  socket: SeatedSocket<Seat>,
  message: unknown,
): Promise<void> {
  const { event, onFault } = answering
  const envelope = parse(requestEnvelope, message)
  const { trace, type } = envelope.ok ? envelope.value : { trace: traceIn(message), type: 'message' }
  try {
    const reply = envelope.ok
      ? await handle(answering, socket.data, type, trace, envelope.value.data)
      : envelope
    const sent = reply.ok
      ? { ...(trace === undefined ? {} : { trace }), ...reply.value }
      : failureOf(type, trace, reply)
    // The line may have dropped while we worked: the session's next socket is still the one that asked.
    if (socket.connected) socket.emit(event, sent)
    else socket.nsp.to(sessionRoom(sessionName(socket.data.caller))).emit(event, sent)
    if (!reply.ok && reply.refusals[0].reason === 'not_signed_in') socket.disconnect(true)
  } catch (error) {
    onFault(error, { trace, type })
    socket.emit(event, failureOf(type, trace, refuse('invalid')))
  }
}

/** The trace of a message that makes no sense otherwise: its answer must be found all the same. */
function traceIn(message: unknown): Trace | undefined {
  const parsed = parse(requestEnvelope.pick({ trace: true }), message)
  return parsed.ok ? parsed.value.trace : undefined
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
  const data = parse(requestSchemas[type], input)
  if (!data.ok) return data
  const { companyId } = asker.value
  const caller = withToken(asker.value.caller, 'token' in data.value ? (data.value.token ?? null) : null)
  const key = trace === undefined ? null : { caller: sessionName(caller), key: String(trace) }
  const handler = answering.handlers[type] as Handler<RequestType>
  return await handler({ caller, data: data.value, companyId, key, now })
}

function isRequestType(type: string): type is RequestType {
  return Object.hasOwn(requestSchemas, type)
}
