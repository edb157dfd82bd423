import { createHttp, type HttpFailure, type HttpResult, isUnanswered } from '@rinda/client/http/create-http'
import { getCurrentPortalUser } from '@rinda/client/people/portal-user'
import { listOwnLocations } from '@rinda/client/set-up/locations'
import { QueryClient, type QueryFilters, queryOptions } from '@tanstack/react-query'
import { askAgainMs } from './ask-again.ts'

/** A failed call as a query throws it: screens show their error face and keep what they had. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly failure: HttpFailure

  constructor(failure: HttpFailure) {
    super(failure.kind === 'refused' ? failure.code : failure.kind)
    this.failure = failure
  }
}

/** Only what may pass by itself is tried again: a refusal stays a refusal. */
function isWorthAnotherTry(tries: number, error: Error): boolean {
  return tries < 2 && isUnansweredCall(error)
}

/** Whether it failed only because nobody answered. A screen that stands there with that is asked for again, without a click. */
export function isUnansweredCall(error: unknown): boolean {
  return error instanceof CallFailed && isUnanswered(error.failure)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthAnotherTry,
      retryDelay: 600,
      staleTime: 60_000,
      refetchInterval: ({ state }) =>
        state.status === 'error' && isUnansweredCall(state.error) && askAgainMs(),
    },
  },
})

/** Every 401 means that nobody is signed in any more, whoever hears it. */
export const http = createHttp({
  onNotSignedIn: () => queryClient.setQueryData(currentUserQuery.queryKey, null),
})

export const currentUserQuery = queryOptions({
  queryKey: ['current_portal_user'],
  queryFn: async () => unpack(await getCurrentPortalUser(http)),
})

/** For what is read over HTTP and then kept true by the live line: what changed before the line was there is read once more. */
export const heardLive = { meta: { isHeardLive: true } }

export const locationsQuery = queryOptions({
  ...heardLive,
  queryKey: ['locations'],
  queryFn: async () => unpack(await listOwnLocations(http)),
})

/** Reads again what is shown, also what is on its way for the first time: that may have been read before something changed. */
export async function readAgain(queries: QueryClient, filters: QueryFilters): Promise<void> {
  await queries.cancelQueries(filters)
  await queries.invalidateQueries(filters)
}

/** The value of a call, for a query; a failure is thrown. */
export function unpack<Value>(result: HttpResult<Value>): Value {
  if (!result.ok) throw new CallFailed(result.failure)
  return result.value
}
