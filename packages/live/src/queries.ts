import type { Reply, RequestFailure } from '@rinda/client/bookings/booking-replies'
import {
  type HttpFailure,
  type HttpResult,
  isUnanswered as isUnansweredCall,
} from '@rinda/client/http/create-http'
import { QueryClient } from '@tanstack/react-query'
import { askAgainMs } from './ask-again.ts'

/** A failed call over HTTP as a query throws it: screens show their error face and keep what they had. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly failure: HttpFailure

  constructor(failure: HttpFailure) {
    super(failure.kind === 'refused' ? failure.code : failure.kind)
    this.failure = failure
  }
}

/** A request over the live line that brought nothing, as a query throws it: never shown as "there is nothing". */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed'
  readonly failure: RequestFailure

  constructor(failure: RequestFailure) {
    super(failure.code)
    this.failure = failure
  }
}

/** The value of a call over HTTP, for a query; a failure is thrown as `CallFailed`. */
export function unpack<Value>(result: HttpResult<Value>): Value {
  if (!result.ok) throw new CallFailed(result.failure)
  return result.value
}

/**
 * Unwraps the reply to a request over the line for a query: its data, and how far the stream was then. Throws
 * `RequestFailed` on a failure.
 */
export function replied<Data>(reply: Reply<Data>): { data: Data; seq: number } {
  if (!reply.ok) throw new RequestFailed(reply.failure)
  return { data: reply.data, seq: reply.seq ?? 0 }
}

/**
 * Tells whether a query failed only because nobody answered: that may pass by itself, a refusal stays one. A
 * screen that shows such a failure asks again, without a click.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof CallFailed) return isUnansweredCall(error.failure)
  return error instanceof RequestFailed && error.failure.info === null
}

/** A call over HTTP that came to the server is sent again by its client already. */
function wasAskedAgain(error: unknown): boolean {
  return error instanceof CallFailed && error.failure.kind !== 'unreachable'
}

/** Makes the cache of an app's queries. What was not answered is tried three times, and then again every few seconds while it is shown. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (tries, error) => tries < 2 && isUnanswered(error) && !wasAskedAgain(error),
        retryDelay: 600,
        staleTime: 60_000,
        refetchInterval: ({ state }) => state.status === 'error' && isUnanswered(state.error) && askAgainMs(),
      },
    },
  })
}
