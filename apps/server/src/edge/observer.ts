import type { RefusalReason, Result } from '@rinda/contract/wire/refusals'

/** Message of a client on one of our sockets. `name` is one of those that the socket understands, or `unknown`: figures are kept by it. */
export type ObservedMessage = {
  wire: 'booking' | 'queue' | 'cable'
  name: string
  /** Span of whoever sent it, as W3C Trace Context writes it. */
  traceparent?: string | undefined
}
/** Call of HTTP that was answered. `pattern` is the path as it is declared, or `none`: a path that somebody sent is never kept. */
export type AnsweredCall = {
  method: string
  pattern: string
  status: number
  seconds: number
  refusal: RefusalReason | undefined
}

/** Onlooker of all work that this process does, for figures, logs and traces. It changes nothing of what comes out. */
export type Observer = {
  /** Handles a message, and notes how long that took and what came of it. `handle` gets the name under which the log has it. */
  message<Value>(
    about: ObservedMessage,
    handle: (id: string) => Promise<Result<Value>>,
  ): Promise<Result<Value>>
  /** Does due work, and notes how long that took and whether it failed. */
  job(name: string, run: () => Promise<void>): Promise<void>
  answered(call: AnsweredCall): void
}

/** Onlooker that looks away. */
export const unobserved: Observer = {
  message: (_about, handle) => handle(''),
  job: (_name, run) => run(),
  answered: () => {},
}
