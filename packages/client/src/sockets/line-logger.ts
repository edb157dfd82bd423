import type { Envelope } from '@rinda/contract/wire/envelope'
import { isFailure } from '../bookings/booking-replies.ts'

/**
 * Trouble on a line: types, traces and codes. Nothing that was asked or answered is in it, so that it may be
 * kept. `timeout` without a `trace` is a connection that was not made in time; with one, a request that was
 * not answered.
 */
export type LineTrouble =
  | { readonly kind: 'reconnecting'; readonly attempt: number }
  | { readonly kind: 'lost' | 'error'; readonly reason: string }
  | { readonly kind: 'timeout'; readonly trace?: string; readonly type?: string }
  | { readonly kind: 'failed'; readonly trace?: string; readonly type: string; readonly code?: string }

/** Receives what goes wrong on a line. Nobody has to: what a program acts on reaches it otherwise. */
export type LineLogger = (trouble: LineTrouble) => void

/** Reports to a logger, if there is one, in the words of a line. */
export function createLineLog(logger: LineLogger = () => {}) {
  let attempts = 0
  return {
    connected() {
      attempts = 0
    },
    reconnecting() {
      attempts += 1
      logger({ kind: 'reconnecting', attempt: attempts })
    },
    lost: (reason: string) => logger({ kind: 'lost', reason }),
    error: (reason: string) => logger({ kind: 'error', reason }),
    timeout: (request: { trace?: string; type?: string } = {}) =>
      logger({
        kind: 'timeout',
        ...(request.trace === undefined ? {} : { trace: request.trace }),
        ...(request.type === undefined ? {} : { type: request.type }),
      }),
    /** A message that came; only of one that says that something failed there is anything to report. */
    received({ trace, type, data }: Envelope) {
      if (!isFailure(type)) return
      const { code } = (data ?? {}) as { code?: string }
      logger({
        kind: 'failed',
        type,
        ...(trace === undefined ? {} : { trace }),
        ...(code === undefined ? {} : { code }),
      })
    },
  }
}
