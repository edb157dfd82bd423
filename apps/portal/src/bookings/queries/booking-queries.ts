import { bookingOf } from '@rinda/client/bookings/booking-view'
import { shortBookingsOf } from '@rinda/client/bookings/short-bookings'
import { addDays, dayBounds, type LocalDate } from '@rinda/domain/time/zone'
import type { Live } from '@rinda/live/connection'
import type { Follower } from '@rinda/live/follower'
import { replied } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { type BookingChange, type BookingList, belongs, withChange } from './live-bookings.ts'

/**
 * Days of one location whose bookings a view shows, from `date` on; `locationId` is 0 while none is chosen.
 */
export type ShownDays = {
  readonly locationId: number
  readonly date: LocalDate
  readonly days: number
  readonly zone: string
}

/** Lists of bookings: of a location, or all of them. */
export const bookingsKey = (...locationId: readonly number[]) => ['bookings', ...locationId] as const

/** Live changes keep it true, so it is not old by itself. */
export const liveQueryOptions = { staleTime: 5 * 60_000 }

export function bookingsQuery(request: Live['request'], shown: ShownDays, follower: Follower<BookingChange>) {
  const { locationId, date, days, zone } = shown
  const span = { from: dayBounds(date, zone).from, till: dayBounds(addDays(date, days - 1), zone).till }
  const lists = follower.follow<BookingList>(bookingsKey(), withChange)
  return queryOptions({
    queryKey: [...bookingsKey(locationId), date, days],
    enabled: locationId > 0,
    ...liveQueryOptions,
    queryFn: () =>
      lists.read(async (onTop) => {
        const { data, seq } = replied(
          await request('get_bookings', { locationId, date, days, form: 'short' }),
        )
        // A server of before this form answers in full.
        const found = data.short === undefined ? data.data.map(bookingOf) : shortBookingsOf(data.short)
        const bookings = found.filter((one) => belongs({ locationId, span }, one))
        return onTop({ locationId, span, seq, bookings }, seq)
      }),
  })
}
