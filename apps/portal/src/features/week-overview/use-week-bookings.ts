import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { bookingsQuery, type ShownDays } from '../../bookings/booking-queries.ts'
import type { BookingChange } from '../../bookings/live-bookings.ts'
import { useLive } from '../../session/live-connection.tsx'

/** The bookings of the week shown; what failed without a connection is asked again when it is back. */
export function useWeekBookings(shown: ShownDays, recent: RefObject<BookingChange[]>) {
  const { request, connection } = useLive()
  const { data, isError, refetch } = useQuery(bookingsQuery(request, shown, recent))
  const isOnline = connection.state === 'online'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each connection, and not for each failure
  useEffect(() => {
    if (isOnline && isError) void refetch()
  }, [isOnline])

  return { bookings: data?.bookings, hasFailed: isError, retry: () => void refetch() }
}
