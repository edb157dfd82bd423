import type { Reply, RequestFailure } from '@rinda/client/bookings/booking-replies'
import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { addDays, dayBounds, type LocalDate } from '@rinda/domain/time/zone'
import { queryOptions } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { askAgainMs } from '../session/ask-again.ts'
import type { Live } from '../session/live-connection.tsx'
import { type BookingChange, type BookingList, belongs, catchUp } from './live-bookings.ts'

/** Which bookings a view shows: a location (0 while none is chosen), from which day, how many days. */
export type ShownDays = {
  readonly locationId: number
  readonly date: LocalDate
  readonly days: number
  readonly zone: string
}

/** A request that brought nothing, thrown so that the screen shows its error face and never "no bookings". */
export class LoadError extends Error {
  readonly failure: RequestFailure
  constructor(failure: RequestFailure) {
    super(`loading failed: ${failure.code}`)
    this.failure = failure
  }
}

/** What a request brought, for a query; a failure is thrown. */
export function replied<Data>(reply: Reply<Data>): { data: Data; seq: number } {
  if (!reply.ok) throw new LoadError(reply.failure)
  return { data: reply.data, seq: reply.seq ?? 0 }
}

export const bookingsKey = (locationId: number) => ['bookings', locationId] as const

/** What the server works out of bookings (free times, what needs attention): asked anew a moment after any change. */
export const derivedKey = (...parts: readonly (string | number)[]) => ['derived', ...parts] as const

export const liveQueryOptions = {
  /** Live changes keep it true, so it is not old by itself. */
  staleTime: 5 * 60_000,
  /** What may pass by itself is asked again; a refusal stays one. */
  retry: (tries: number, error: Error) => tries < 2 && isUnanswered(error),
  /** Later too, for as long as the screen stands there with it. */
  refetchInterval: ({ state }: { state: { error: unknown } }) => isUnanswered(state.error) && askAgainMs(),
} as const

function isUnanswered(error: unknown): boolean {
  return error instanceof LoadError && error.failure.info === null
}

export function bookingsQuery(
  request: Live['request'],
  shown: ShownDays,
  recent: RefObject<BookingChange[]>,
) {
  const { locationId, date, days, zone } = shown
  const span = { from: dayBounds(date, zone).from, till: dayBounds(addDays(date, days - 1), zone).till }
  return queryOptions({
    queryKey: [...bookingsKey(locationId), date, days],
    enabled: locationId > 0,
    ...liveQueryOptions,
    queryFn: async (): Promise<BookingList> => {
      const { data, seq } = replied(await request('get_bookings', { locationId, date, days }))
      const bookings: Booking[] = data.data.map(bookingOf)
      const list = {
        locationId,
        span,
        seq,
        bookings: bookings.filter((one) => belongs({ locationId, span }, one)),
      }
      return catchUp(list, recent.current)
    },
  })
}
