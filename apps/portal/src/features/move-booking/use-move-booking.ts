import { bookingOf } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { utcDateTime } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { useCallback } from 'react'
import { useBookingChanges } from '../../bookings/queries/booking-changes.tsx'
import { useWholeBooking } from '../../bookings/use-whole-booking.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { useWhenMoved } from './use-when-moved.ts'

/** New time and place of a booking; what is left out stays as it is. */
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
export function useMoveBooking(): (booking: ShortBooking, to: MoveTo) => Promise<void> {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  const { requestSurely } = useLive()
  const { follower } = useBookingChanges()
  const toasts = useToasts()
  const wholeBooking = useWholeBooking()
  const whenMoved = useWhenMoved()

  return useCallback(
    async (booking, { durationMinutes: duration, ...to }) => {
      const minutes = duration ?? booking.durationMinutes
      const moved = { ...booking, ...to, durationMinutes: minutes, endsAt: to.startsAt + minutes }
      const end = follower.show({ booking: moved }, { booking })
      const whole = await wholeBooking(booking)
      if (!whole) return end()
      const { qtid, specialistId } = booking
      const { startsAt, ...place } = to
      const wanted = {
        ...{ qtid, token: whole.token },
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
      if (reply.ok) {
        const outcome = { booking: bookingOf(reply.data), seq: reply.seq }
        end(outcome)
        return whenMoved(booking, outcome)
      }
      end()
      toasts.notice(reply.failure.info?.[language] ?? t('failed'), t('notMovedTitle'))
    },
    [follower, wholeBooking, requestSurely, whenMoved, toasts, language, t],
  )
}
