import { getBooking } from '@rinda/client/bookings/booking-calls'
import type { Booking } from '@rinda/client/bookings/booking-view'
import { isWhole, type ShortBooking } from '@rinda/client/bookings/short-bookings'
import { useCallback } from 'react'
import { usePhrases } from '../session/phrases.ts'
import { http } from '../session/queries.ts'
import { useToasts } from '../session/toasts.ts'
import { useBookingChanges } from './queries/booking-changes.tsx'

/**
 * Gives the function that fetches what a calendar does not draw of a booking, where it is not there already. Null
 * when that did not come; then it has been said.
 */
export function useWholeBooking(): (booking: ShortBooking) => Promise<Booking | null> {
  const { t } = usePhrases('booking')
  const { follower } = useBookingChanges()
  const toasts = useToasts()
  return useCallback(
    async (booking) => {
      const latest = follower.latest(booking.qtid)?.booking
      for (const known of [latest, booking])
        if (known && isWhole(known) && known.updatedAt >= booking.updatedAt) return known
      const found = await getBooking(http, booking.qtid)
      if (found.ok && found.value) return found.value
      toasts.notice(t('failed'))
      return null
    },
    [follower, toasts, t],
  )
}
