import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { useCallback, useRef } from 'react'
import { useBookingActs } from './acts/use-booking-acts.ts'

/**
 * Gives the function that opens a booking of a view when it is clicked. It stays the same function: thousands
 * of cells hold it.
 */
export function useOpenBooking(bookings: readonly ShortBooking[]): (qtid: string) => void {
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
