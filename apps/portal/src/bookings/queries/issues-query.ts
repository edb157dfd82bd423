import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import type { AttentionItem } from '@rinda/contract/booking/attention'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { Live } from '@rinda/live/connection'
import { replied } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
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

/** Place of what needs attention: one location, or (without) all of a company that are the person's own. */
export type IssuesOf = {
  readonly locationId: number | undefined
  /** The company, where it is not to be that of the session. */
  readonly companyId: number | undefined
}

/** Asks for everything from now on that needs attention there. */
export function issuesQuery(request: Live['request'], { locationId, companyId }: IssuesOf) {
  const asked = locationId === undefined ? { companyId } : { locationId }
  return queryOptions({
    queryKey: derivedKey('issues', locationId ?? (companyId === undefined ? 'all' : `company ${companyId}`)),
    ...isTold({ locationId }),
    ...liveQueryOptions,
    refetchInterval: askAttentionAgainMs,
    queryFn: async () => {
      const { data } = replied(await request('get_attention', asked))
      return { issues: data.data.map(issueOf), total: data.total }
    },
  })
}
