import type { Booking } from '@rinda/client/bookings/booking-view'
import { useEffect } from 'react'

/** Does for each booking what a search or a sorting would have to do, while nothing else is to be done, so that the first wait for nothing. */
export function useReadyRows(bookings: readonly Booking[], prepare: (booking: Booking) => void): void {
  useEffect(() => {
    // Not every browser says when it rests: there the first search does the work.
    if (!('requestIdleCallback' in window)) return
    let next = 0
    const work = (rest: IdleDeadline) => {
      for (; next < bookings.length && rest.timeRemaining() > 2; next++) {
        const booking = bookings[next]
        if (booking) prepare(booking)
      }
      if (next < bookings.length) handle = requestIdleCallback(work)
    }
    let handle = requestIdleCallback(work)
    return () => cancelIdleCallback(handle)
  }, [bookings, prepare])
}
