import { bookingPages } from '@rinda/client/bookings/booking-calls'
import { addDays, dayBounds, type EpochMinutes } from '@rinda/domain/time/zone'
import type { Follower } from '@rinda/live/follower'
import { unpack } from '@rinda/live/queries'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'
import type { ShownDays } from './booking-queries.ts'
import type { BookingChange } from './live-bookings.ts'
import {
  emptyPeriod,
  isWhole,
  type PeriodList,
  periodKey,
  withPage,
  withPeriodChange,
} from './period-list.ts'

/** Small enough that the first rows are there at once, and that no page stops the drawing. */
const pageSize = 1_000

/** Every booking of some days of a location, in whatever state; what has come is shown while the rest is on its way. */
export function periodQuery(queries: QueryClient, shown: ShownDays, follower: Follower<BookingChange>) {
  const { locationId, date, days, zone } = shown
  const last = addDays(date, days - 1)
  const span = { from: dayBounds(date, zone).from, till: dayBounds(last, zone).till }
  const queryKey = [...periodKey, locationId, date, days]
  const periods = follower.follow(periodKey, withPeriodChange)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      periods.read(async (onTop) => {
        let list = emptyPeriod(locationId, span)
        for await (const page of bookingPages(http, { locationId, from: date, to: last, pageSize })) {
          // Somebody who has gone on to another period waits for this one no longer.
          signal.throwIfAborted()
          const bookings = unpack(page)
          list = withPage(list, bookings, reached(bookings.at(-1)?.startsAt, list))
          const before = queries.getQueryData<PeriodList>(queryKey)
          // What is whole stays until all of it has come anew.
          if (!(before && isWhole(before))) queries.setQueryData(queryKey, onTop(list))
        }
        return onTop({ ...list, loadedTill: span.till })
      }),
    // Live changes keep it true, so it is not old by itself; what was left in the middle is.
    staleTime: ({ state }) => (state.data && isWhole(state.data) ? 5 * 60_000 : 0),
    gcTime: 60_000,
  })
}

/** More may begin at the same minute as the last of a page: it is not the end before the last page has come. */
function reached(lastStart: EpochMinutes | undefined, list: PeriodList): EpochMinutes {
  return lastStart === undefined ? list.loadedTill : Math.min(lastStart, list.span.till - 1)
}
