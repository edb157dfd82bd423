import type { ReplyOf } from '@rinda/contract/booking/replies'
import type { RequestInput, RequestType } from '@rinda/contract/booking/requests'
import type { Envelope, FailureData } from '@rinda/contract/wire/envelope'
import type { Phrase } from '@rinda/contract/wire/json-api'
import type { RefusalCode } from '@rinda/contract/wire/refusals'

export type { ReplyOf, RequestInput, RequestType }

/**
 * Reason why a request failed: one of the server's codes with its text, or `no_answer` (it did not answer in
 * time) or `no_connection` (there was none for too long). After those two, and after `unavailable`, an act
 * may still have happened; a message tells, then or after the next connection.
 */
export type RequestFailure = {
  readonly code: RefusalCode | 'no_answer' | 'no_connection'
  readonly info: Phrase | null
  readonly field?: string
  /** The days at fault, of something that repeats. */
  readonly dates?: readonly string[]
}

export type Reply<Data> =
  | { readonly ok: true; readonly type: string; readonly data: Data; readonly seq?: number }
  | { readonly ok: false; readonly failure: RequestFailure }

/** Failures are the messages whose type is written in capitals and ends in FAILED. */
export function isFailure(type: string): boolean {
  return type.endsWith('_FAILED')
}

/** The reply that an envelope is. */
export function replyOf(envelope: Envelope): Reply<unknown> {
  if (!isFailure(envelope.type)) {
    const { type, seq } = envelope
    // What was missed stands beside the number that it reaches to; every other answer is one thing.
    const data = type === 'changes' ? envelope.data : (envelope.data as { data: unknown }).data
    return seq === undefined ? { ok: true, type, data } : { ok: true, type, data, seq }
  }
  const { code, info = null, field, dates } = envelope.data as Partial<FailureData> & { code: RefusalCode }
  const about = { ...(field === undefined ? {} : { field }), ...(dates === undefined ? {} : { dates }) }
  return { ok: false, failure: { code, info, ...about } }
}
