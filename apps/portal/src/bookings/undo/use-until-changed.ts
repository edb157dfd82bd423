import { isBookingEvent } from '@rinda/client/bookings/booking-events'
import { type Booking, bookingOf, visitorName } from '@rinda/client/bookings/booking-view'
import type { BookingResource } from '@rinda/contract/booking/booking'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { localTimeOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import type { UndoEnd } from '@rinda/ui/components/notices/toast-areas'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { sayIn } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useBookingChanges } from '../queries/booking-changes.tsx'
import { latestBooking } from '../use-latest-booking.ts'

const bookingIn = ({ data }: Envelope) => bookingOf((data as { data: BookingResource }).data)

/**
 * Gives what ends the offer to undo an act on a booking: that somebody else has changed it, or canceled it, since. One's own acts replace the offer
 * themselves.
 */
export function useUntilChanged(): (acted: Booking) => UndoEnd {
  const { language, profileAt } = useSession()
  const { subscribe } = useLive()
  const { follower } = useBookingChanges()
  const queries = useQueryClient()

  return useCallback(
    (acted) => (end) => {
      let isOver = false
      const look = () => {
        const latest = latestBooking(queries, follower, acted)
        if (isOver || latest.updatedAt === acted.updatedAt) return
        isOver = true
        const said = latest.status === 'canceled' ? 'canceledSince' : 'changedSince'
        const time = localTimeOf(latest.startsAt, profileAt(latest.locationId).zone)
        void sayIn('undo', language).then((t) => end(t(said, { name: visitorName(latest), time })))
      }
      // Others who listen put the change in its place first; and it may have come while the offer was on its way.
      queueMicrotask(look)
      const stop = subscribe((message) => {
        if (isBookingEvent(message) && bookingIn(message).qtid === acted.qtid) queueMicrotask(look)
      })
      return () => {
        isOver = true
        stop()
      }
    },
    [subscribe, follower, queries, language, profileAt],
  )
}
