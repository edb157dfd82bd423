import type { Envelope } from '@rinda/contract/wire/envelope'
import type { Reply } from '../bookings/booking-replies.ts'
import type { LineLogger } from './line-logger.ts'
import type { Patience } from './pending-requests.ts'

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
