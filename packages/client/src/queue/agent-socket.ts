import type { QueueBroadcast, QueueReplyOf } from '@rinda/contract/queue/replies'
import type { QueueRequestInput, QueueRequestType } from '@rinda/contract/queue/requests'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { Reply } from '../bookings/booking-replies.ts'
import { connectLine, type Line, type LineOptions } from '../sockets/connect-line.ts'

export type AgentSocketOptions = LineOptions & {
  /** The device that the agent works at, as monitors see it. */
  device?: { manufacturer?: string; model?: string; platform?: string; version?: string }
}

/** The line of an agent, with its requests and their replies by type. */
export type AgentSocket = Omit<Line, 'request' | 'requestSurely' | 'onMessage'> & {
  /** Asks, or acts. What `call_next` is answered with when nobody waits is undefined, its type `nothing_waiting`. */
  request<Type extends QueueRequestType>(
    type: Type,
    data: QueueRequestInput<Type>,
  ): Promise<Reply<QueueReplyOf<Type>>>
  requestSurely<Type extends QueueRequestType>(
    type: Type,
    data: QueueRequestInput<Type>,
    onUnsure?: () => void,
  ): Promise<Reply<QueueReplyOf<Type>>>
  /** Tickets and counters that others changed, and late outcomes of our own, in the order of the company's stream. Returns the way to stop. */
  onMessage(listener: (message: QueueBroadcast) => void): () => void
}

/** Connects as an agent to the queue socket, and stays connected until `close`. */
export function connectAgentSocket(options: AgentSocketOptions): AgentSocket {
  const { device } = options
  const line = connectLine(options, {
    ...{ path: '/queue', namespace: '/agent', event: 'agent' },
    handshake: device ? { device } : {},
    isWhole: () => true,
    isOutcome: isQueueBroadcast,
  })
  return {
    ...(line as unknown as AgentSocket),
    onMessage: (listener) =>
      line.onMessage((message) => {
        if (isQueueBroadcast(message)) listener(message)
      }),
  }
}

function isQueueBroadcast(message: Envelope): message is QueueBroadcast {
  return message.type === 'ticket' || message.type === 'counter' || message.type === 'service_line'
}
