import { useLive } from '@rinda/live/connection'
import type { Follower } from '@rinda/live/follower'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bookingsQuery, type ShownDays } from '../../bookings/queries/booking-queries.ts'
import type { BookingChange } from '../../bookings/queries/live-bookings.ts'

/** The bookings of the week shown; what failed without a connection is asked again when it is back. */
export function useWeekBookings(shown: ShownDays, follower: Follower<BookingChange>) {
  const { request, connection } = useLive()
  const { data, isError, refetch } = useQuery(bookingsQuery(request, shown, follower))
  const isOnline = connection.state === 'online'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each connection, and not for each failure
  useEffect(() => {
    if (isOnline && isError) void refetch()
  }, [isOnline])

  return { bookings: data?.bookings, hasFailed: isError, retry: () => void refetch() }
}
