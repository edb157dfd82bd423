import type { Envelope } from '@rinda/contract/wire/envelope'
import { type Reply, type RequestFailure, replyOf } from '../bookings/booking-replies.ts'

type Pending = {
  readonly envelope: Envelope
  readonly replyMs: number
  readonly resolve: (reply: Reply<unknown>) => void
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Time in milliseconds that a request waits for a sign of life once sent, its reply or that it was received; once it was received, for its
 * reply; and for a connection.
 */
export type Patience = { replyMs: number; receivedMs?: number; connectionMs: number }

/** Long enough for the slowest answer: whoever has received a request answers it, or the line breaks. */
const usualReceivedMs = 60_000

/**
 * The requests that wait for their reply, by trace. A request outlives a lost connection: it is sent again
 * under the same trace, and the server, which knows it, answers as it did the first time.
 */
export function createPendingRequests(
  /** `onReceived` is to be called once the server says that it has the request. */
  send: (envelope: Envelope, onReceived: () => void) => void,
  patience: Patience,
  onTimeout: (request: Envelope) => void,
) {
  const waiting = new Map<string, Pending>()
  let isConnected = false

  function arm(trace: string, pending: Pending, replyMs = pending.replyMs) {
    clearTimeout(pending.timer)
    const code: RequestFailure['code'] = isConnected ? 'no_answer' : 'no_connection'
    const end = () => {
      onTimeout(pending.envelope)
      settle(trace, { ok: false, failure: { code, info: null } })
    }
    pending.timer = setTimeout(end, isConnected ? replyMs : patience.connectionMs)
  }

  function sendNow(trace: string, pending: Pending) {
    send(pending.envelope, () => {
      if (waiting.get(trace) === pending) arm(trace, pending, patience.receivedMs ?? usualReceivedMs)
    })
  }

  function settle(trace: string, reply: Reply<unknown>): boolean {
    const pending = waiting.get(trace)
    if (!pending) return false
    clearTimeout(pending.timer)
    waiting.delete(trace)
    pending.resolve(reply)
    return true
  }

  return {
    /** Sends now if connected, else as soon as there is a connection. `replyMs` is for a request that waits longer or shorter than others. */
    request(envelope: Envelope & { trace: string }, replyMs = patience.replyMs): Promise<Reply<unknown>> {
      return new Promise((resolve) => {
        const pending: Pending = { envelope, replyMs, resolve, timer: undefined }
        waiting.set(envelope.trace, pending)
        arm(envelope.trace, pending)
        if (isConnected) sendNow(envelope.trace, pending)
      })
    },
    /** Settles the request that the envelope replies to; tells whether one was still waiting. */
    answer(envelope: Envelope): boolean {
      return envelope.trace !== undefined && settle(envelope.trace, replyOf(envelope))
    },
    connected() {
      isConnected = true
      for (const [trace, pending] of waiting) {
        arm(trace, pending)
        sendNow(trace, pending)
      }
    },
    disconnected() {
      isConnected = false
      for (const [trace, pending] of waiting) arm(trace, pending)
    },
    /** Ends every wait: nobody will ask any more. */
    close() {
      for (const trace of [...waiting.keys()]) {
        settle(trace, { ok: false, failure: { code: 'no_connection', info: null } })
      }
    },
  }
}
