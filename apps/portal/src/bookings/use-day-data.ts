import { addDays } from '@rinda/domain/time/zone'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLive } from '../session/live-connection.tsx'
import { savesData } from '../session/saves-data.ts'
import { bookingsQuery, type ShownDays } from './booking-queries.ts'
import { daySheetQuery } from './day-sheet-query.ts'
import type { BookingChange } from './live-bookings.ts'

/** The bookings of the days shown and the sheet behind them; the days before and after are made ready meanwhile. */
export function useDayData(shown: ShownDays, recent: RefObject<BookingChange[]>) {
  const { request, connection } = useLive()
  const queries = useQueryClient()
  const bookings = useQuery(bookingsQuery(request, shown, recent))
  const sheet = useQuery(daySheetQuery(request, shown))
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
  const { locationId, date, days, zone } = shown
  useEffect(() => {
    if (!isThere || !isOnline || savesData()) return
    for (const step of [days, -days]) {
      const near = { locationId, days, zone, date: addDays(date, step) }
      void queries.prefetchQuery(bookingsQuery(request, near, recent))
      void queries.prefetchQuery(daySheetQuery(request, near))
    }
  }, [isThere, isOnline, locationId, date, days, zone, queries, request, recent])

  return { bookings: bookings.data, sheet: sheet.data, hasFailed: bookingsFailed || sheetFailed, retry }
}
