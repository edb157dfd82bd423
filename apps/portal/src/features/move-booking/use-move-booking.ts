import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { utcDateTime } from '@rinda/domain/time/zone'
import { useCallback } from 'react'
import { useBookingChanges } from '../../bookings/booking-changes.tsx'
import { useLive } from '../../session/live-connection.tsx'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { useWhenMoved } from './use-when-moved.ts'

/** Where a booking is put: what is left out stays as it is. */
export type MoveTo = {
  readonly startsAt: number
  readonly specialistId?: number | null
  readonly serviceId?: number
  readonly durationMinutes?: number
}

/**
 * Moves a booking in one step. It stands in its new place at once; when that is refused it goes back and the reason is said, and when
 * it is done it can be undone for a while. When the server goes away in the middle, it is asked until it is known what became of it.
 */
export function useMoveBooking(): (booking: Booking, to: MoveTo) => Promise<void> {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  const { requestSurely } = useLive()
  const { apply } = useBookingChanges()
  const toasts = useToasts()
  const whenMoved = useWhenMoved()

  return useCallback(
    async (booking, { durationMinutes: duration, ...to }) => {
      const minutes = duration ?? booking.durationMinutes
      apply({ booking: { ...booking, ...to, durationMinutes: minutes, endsAt: to.startsAt + minutes } })
      const { qtid, token, specialistId } = booking
      const { startsAt, ...place } = to
      const wanted = {
        ...{ qtid, token },
        ...place,
        ...(duration === undefined ? {} : { duration }),
        ...utcDateTime(startsAt),
        from: { ...utcDateTime(booking.startsAt), specialistId },
      }
      let isSaid = false
      const reply = await requestSurely('move_booking', wanted, () => {
        if (!isSaid) toasts.notice(t('moveUnsure'))
        isSaid = true
      })
      if (reply.ok) return whenMoved(booking, { booking: bookingOf(reply.data), seq: reply.seq })
      apply({ booking })
      toasts.notice(reply.failure.info?.[language] ?? t('failed'), t('notMovedTitle'))
    },
    [apply, requestSurely, whenMoved, toasts, language, t],
  )
}
