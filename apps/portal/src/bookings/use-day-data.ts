import { addDays } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import type { Follower } from '@rinda/live/follower'
import { savesData } from '@rinda/live/saves-data'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useBookingChanges } from './queries/booking-changes.tsx'
import { bookingsQuery, type ShownDays } from './queries/booking-queries.ts'
import { daySheetQuery } from './queries/day-sheet-query.ts'
import type { BookingChange } from './queries/live-bookings.ts'

/** Number of bookings from which on the days beside them are not fetched ahead: they are likely as many. */
const mostAhead = 1_000

/** The bookings of the days shown and the sheet behind them; the days before and after are made ready meanwhile. */
export function useDayData(shown: ShownDays, follower: Follower<BookingChange>) {
  const { states } = useBookingChanges()
  const { request, connection } = useLive()
  const queries = useQueryClient()
  const bookings = useQuery(bookingsQuery(request, shown, follower))
  const sheet = useQuery(daySheetQuery(request, shown, states))
  const { refetch: refetchBookings, isError: bookingsFailed } = bookings
  const { refetch: refetchSheet, isError: sheetFailed } = sheet
  const isOnline = connection.state === 'online'

  const retry = useCallback(() => {
    if (bookingsFailed) void refetchBookings()
    if (sheetFailed) void refetchSheet()
  }, [refetchBookings, refetchSheet, bookingsFailed, sheetFailed])

  // What failed while there was no connection is asked again when it is back, once.
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) retry()
    wasOnline.current = isOnline
  }, [isOnline, retry])

  const isThere = bookings.isSuccess && sheet.isSuccess
  const isHeavy = (bookings.data?.bookings.length ?? 0) > mostAhead
  const { locationId, date, days, zone } = shown
  useEffect(() => {
    if (!isThere || !isOnline || isHeavy || savesData()) return
    for (const step of [days, -days]) {
      const near = { locationId, days, zone, date: addDays(date, step) }
      void queries.prefetchQuery(bookingsQuery(request, near, follower))
      void queries.prefetchQuery(daySheetQuery(request, near, states))
    }
  }, [isThere, isOnline, isHeavy, locationId, date, days, zone, queries, request, follower, states])

  return { bookings: bookings.data, sheet: sheet.data, hasFailed: bookingsFailed || sheetFailed, retry }
}
