import type { AttentionCounts } from '@rinda/contract/booking/day-state'
import type { Live } from '@rinda/live/connection'
import type { Follower } from '@rinda/live/follower'
import { RequestFailed, replied } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { liveQueryOptions } from './booking-queries.ts'
import { type DayStateChange, withCount } from './day-states.ts'
import { derivedKey, isTold } from './derived-queries.ts'

/** Time in ms after which the counts are read anew: at midnight a day comes into sight. Not the same on all screens. */
const readAgainMs = 10 * 60_000 * (0.8 + 0.4 * Math.random())

/** The bookings that need attention, counted by column and day: for the menu. What changes is told, what time does is known. */
export function issueCountQuery(request: Live['request'], states: Follower<DayStateChange>) {
  const counts = states.follow<AttentionCounts>(derivedKey('issues', 'count'), withCount)
  return queryOptions({
    queryKey: derivedKey('issues', 'count'),
    ...isTold({}),
    ...liveQueryOptions,
    refetchInterval: readAgainMs,
    queryFn: () =>
      counts.read(async (onTop) => {
        const { data } = replied(await request('get_attention', { most: 0, counts: true }))
        if (!data.counts) throw new RequestFailed({ code: 'no_answer', info: null })
        return onTop(data.counts)
      }),
  })
}
