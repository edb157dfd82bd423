import type { BookingResource } from '@rinda/contract/booking'
import type { Envelope, ReplyData } from '@rinda/contract/envelope'
import type { Phrase } from '@rinda/contract/json-api'
import type { RefusalCode } from '@rinda/contract/refusals'
import type { RequestInput, RequestType } from '@rinda/contract/requests'

export type { RequestInput, RequestType }

/** What each request is answered with: what stands under `data` of the reply's own data. Acts on a booking answer with that booking. */
export type ReplyOf<Type extends RequestType> = Type extends 'get_bookings'
  ? ReplyData['bookings']
  : Type extends 'get_slots'
    ? ReplyData['slots']
    : Type extends 'get_day_sheet'
      ? ReplyData['day_sheet']
      : Type extends 'get_changes'
        ? ReplyData['changes']
        : BookingResource

/**
 * Why a request brought nothing: one of the server's codes with its text, or
 * `no_answer` (it did not answer in time) or `no_connection` (there was none for too long). After those two
 * an act may still have happened; a message tells, then or after the next connection.
 */
export type RequestFailure = {
  readonly code: RefusalCode | 'no_answer' | 'no_connection'
  readonly info: Phrase | null
  readonly field?: string
}

export type Reply<Data> =
  | { readonly ok: true; readonly type: string; readonly data: Data; readonly seq?: number }
  | { readonly ok: false; readonly failure: RequestFailure }

/** The reply that an envelope is: failures are those whose type is written in capitals and ends in FAILED. */
export function replyOf(envelope: Envelope): Reply<unknown> {
  if (!envelope.type.endsWith('_FAILED')) {
    const { type, seq } = envelope
    const { data } = envelope.data as { data: unknown }
    return seq === undefined ? { ok: true, type, data } : { ok: true, type, data, seq }
  }
  const failure = envelope.data as { code: RefusalCode; info?: Phrase; field?: string }
  const { code, info = null, field } = failure
  return { ok: false, failure: field === undefined ? { code, info } : { code, info, field } }
}
