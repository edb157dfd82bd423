import { bookingOf, visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { localTimeOf, utcDateTime } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { useCallback } from 'react'
import { useBookingChanges } from '../../bookings/queries/booking-changes.tsx'
import type { WholeChange } from '../../bookings/queries/live-bookings.ts'
import { undoneAct } from '../../bookings/undo/undone-act.ts'
import { useUntilChanged } from '../../bookings/undo/use-until-changed.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'

/**
 * Gives the function to call after a booking was moved: it shows the booking in every view, and for a while
 * offers to undo the move.
 */
export function useWhenMoved(): (before: ShortBooking, moved: WholeChange) => void {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const { requestSurely } = useLive()
  const { apply } = useBookingChanges()
  const toasts = useToasts()
  const untilChanged = useUntilChanged()

  return useCallback(
    (before, moved) => {
      const after = moved.booking
      const leave = (from: ShortBooking, to: ShortBooking) => {
        const isGone = from.qtid !== to.qtid || from.locationId !== to.locationId
        if (isGone) apply({ booking: { ...from, status: 'rescheduled', updatedAt: to.updatedAt } })
      }
      leave(before, after)
      apply(moved)
      const undo = async () => {
        const { locationId, serviceId, specialistId, durationMinutes: duration } = before
        const reply = await requestSurely('move_booking', {
          ...{ qtid: after.qtid, token: after.token, locationId, serviceId, specialistId, duration },
          ...utcDateTime(before.startsAt),
          from: { ...utcDateTime(after.startsAt), specialistId: after.specialistId },
        })
        if (!reply.ok) {
          return toasts.notice(reply.failure.info?.[language] ?? t('failed'), t('notMovedTitle'))
        }
        const back = { booking: bookingOf(reply.data), seq: reply.seq }
        leave(after, back.booking)
        apply(back)
        toasts.success(t('moveUndone'))
      }
      const time = localTimeOf(after.startsAt, profileAt(after.locationId).zone)
      const text = t('movedToast', { name: visitorName(after) || t('title'), time })
      toasts.undo(text, t('undo'), () => void undo(), undoneAct, untilChanged(after))
    },
    [apply, requestSurely, toasts, untilChanged, language, profileAt, t],
  )
}
