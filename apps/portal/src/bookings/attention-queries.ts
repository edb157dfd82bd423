import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import type { AttentionItem } from '@rinda/contract/booking/attention'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { queryOptions } from '@tanstack/react-query'
import type { Live } from '../session/live-connection.tsx'
import { derivedKey, liveQueryOptions, replied } from './booking-queries.ts'

/** What needs attention also changes by itself, as time passes. */
const askAgainMs = 60_000

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
    ...liveQueryOptions,
    refetchInterval: askAgainMs,
    queryFn: async () => {
      const { data } = replied(await request('get_attention', locationId === undefined ? {} : { locationId }))
      return { issues: data.data.map(issueOf), total: data.total }
    },
  })
}

/** How many there are, for the menu. */
export function issueCountQuery(request: Live['request']) {
  return queryOptions({
    queryKey: derivedKey('issues', 'count'),
    ...liveQueryOptions,
    refetchInterval: askAgainMs,
    queryFn: async () => replied(await request('get_attention', { most: 0 })).data.total,
  })
}
