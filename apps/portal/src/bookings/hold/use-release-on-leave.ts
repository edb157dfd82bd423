import { updateBooking } from '@rinda/client/bookings/booking-calls'
import type { Booking } from '@rinda/client/bookings/booking-view'
import { useEffect } from 'react'
import { http } from '../../session/queries.ts'

/**
 * Gives a hold back when its page is left or loaded anew; a lost line does not. While the form `isBusy` being saved the hold is becoming a
 * booking, and stays.
 */
export function useReleaseOnLeave(held: Booking | null, isBusy: boolean): void {
  const qtid = isBusy ? undefined : held?.qtid
  useEffect(() => {
    if (qtid === undefined) return
    const release = () => void updateBooking(http, qtid, { status: 'unlocked' }, { keepalive: true })
    window.addEventListener('pagehide', release)
    return () => window.removeEventListener('pagehide', release)
  }, [qtid])
}
