import type { QueueReplyOf } from '@rinda/contract/queue/replies'
import type { QueueRequestInput, QueueRequestType } from '@rinda/contract/queue/requests'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { Reply } from '../bookings/booking-replies.ts'
import { connectLine } from '../sockets/connect-line.ts'
import type { Line, LineOptions } from '../sockets/line.ts'

/** Options of every client of the queue socket. */
export type QueueSocketOptions = LineOptions & {
  /** The device that somebody works at, as monitors see it. */
  device?: { manufacturer?: string; model?: string; platform?: string; version?: string }
}

/** Connection to the queue socket, with its requests and their replies by type. */
export type QueueSocket<Broadcast> = Omit<Line, 'request' | 'requestSurely' | 'onMessage'> & {
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
  /** Hands on what others changed, and late outcomes of our own, in the order of the company's stream. Returns the way to stop. */
  onMessage(listener: (message: Broadcast) => void): () => void
}

/** Connects at the namespace of a kind of client, and stays connected until `close`. `isNews` picks the messages that it is told. */
export function connectQueueSocket<Broadcast extends Envelope>(
  options: QueueSocketOptions,
  kind: {
    client: 'agent' | 'app' | 'widget' | 'monitor'
    handshake?: Readonly<Record<string, unknown>>
    isNews: (message: Envelope) => message is Broadcast
    /** True where nothing is told before it was asked for on this connection: after a gap all is loaded again. */
    asksAnew?: boolean
  },
): QueueSocket<Broadcast> {
  const { device } = options
  const line = connectLine(options, {
    ...{ path: '/queue', namespace: `/${kind.client}`, event: kind.client },
    receivesEveryCompany: kind.asksAnew ?? false,
    handshake: { ...(device ? { device } : {}), ...kind.handshake },
    isWhole: () => true,
    isOutcome: kind.isNews,
  })
  return {
    ...(line as unknown as QueueSocket<Broadcast>),
    onMessage: (listener) =>
      line.onMessage((message) => {
        if (kind.isNews(message)) listener(message)
      }),
  }
}
