import type { Booking } from '@rinda/client/bookings/booking-view'
import { useCallback, useRef } from 'react'
import { useBookingActs } from './booking-acts.tsx'

/** What a click on a booking of a view does. It stays the same function: thousands of cells hold it. */
export function useOpenBooking(bookings: readonly Booking[]): (qtid: string) => void {
  const { open } = useBookingActs()
  const latest = useRef(bookings)
  latest.current = bookings
  return useCallback(
    (qtid: string) => {
      const booking = latest.current.find((one) => one.qtid === qtid)
      if (booking) open(booking)
    },
    [open],
  )
}
