import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import type { AttentionItem } from '@rinda/contract/booking/attention'
import type { DayState } from '@rinda/contract/booking/day-state'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { Live } from '@rinda/live/connection'
import { replied } from '@rinda/live/queries'
import { type QueryFilters, queryOptions } from '@tanstack/react-query'
import { liveQueryOptions } from './booking-queries.ts'
import { derivedKey, isTold } from './derived-queries.ts'

/**
 * Milliseconds after which it is asked again what needs attention: that changes as time passes, even if no
 * booking does.
 */
const askAttentionAgainMs = 60_000

/** Something that a booking overlaps; a visitor elsewhere, who is not this person's to see, has no name. */
export type Overlap = {
  readonly qtid: string | null
  readonly startsAt: number
  readonly endsAt: number
  readonly name: string
  readonly isBlocked: boolean
}

/** A booking that needs attention, and why; `date` is the company's calendar day. */
export type Issue = {
  readonly booking: Booking
  readonly date: string
  readonly reasons: AttentionItem['reasons']
  readonly overlaps: readonly Overlap[]
}

const issueOf = ({ booking, date, reasons, overlaps }: AttentionItem): Issue => ({
  booking: bookingOf(booking),
  date,
  reasons,
  overlaps: overlaps.map(({ qtid, name, is_blocked, duration, ...at }) => {
    const startsAt = fromUtcDateTime(at.date, at.time)
    return { qtid, name, isBlocked: is_blocked, startsAt, endsAt: startsAt + duration }
  }),
})

/** Everything from now on that needs attention, of one branch or (without) of all that are the person's own. */
export function issuesQuery(request: Live['request'], locationId: number | undefined) {
  return queryOptions({
    queryKey: derivedKey('issues', locationId ?? 'all'),
    ...isTold({ locationId }),
    ...liveQueryOptions,
    refetchInterval: askAttentionAgainMs,
    queryFn: async () => {
      const { data } = replied(await request('get_attention', locationId === undefined ? {} : { locationId }))
      return { issues: data.data.map(issueOf), total: data.total }
    },
  })
}

/** The lists of issues that a new state may change: something there needs attention, or did. */
export function issuesOf(state: DayState): QueryFilters {
  return {
    queryKey: derivedKey('issues'),
    predicate: ({ queryKey, state: { data } }) =>
      queryKey[2] !== 'count' && data !== undefined && isAbout(data as { issues: Issue[] }, state),
  }
}

function isAbout({ issues }: { readonly issues: readonly Issue[] }, state: DayState): boolean {
  return (
    state.attention.length > 0 ||
    issues.some(
      ({ booking, date }) =>
        date === state.date &&
        String(booking.locationId) === state.location_id &&
        String(state.kind === 'specialist' ? booking.specialistId : booking.serviceId) === state.id,
    )
  )
}
