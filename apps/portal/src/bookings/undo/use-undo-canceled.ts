import { type Booking, bookingOf, visitorName } from '@rinda/client/bookings/booking-view'
import { localTimeOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { sayIn } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { useBookingChanges } from '../queries/booking-changes.tsx'
import { focusRestored } from './focus-restored.ts'
import { restoredInput } from './restored-input.ts'
import { undoneAct } from './undone-act.ts'

/**
 * Gives the function that says that a booking was canceled, and for a while offers to undo it: its time is claimed as for any booking, and where
 * somebody was quicker that is said.
 */
export function useUndoCanceled(): (canceled: Booking, text: string) => Promise<void> {
  const { language, profileAt } = useSession()
  const { requestSurely } = useLive()
  const { apply } = useBookingChanges()
  const toasts = useToasts()

  return async (canceled, text) => {
    const { zone, booking } = profileAt(canceled.locationId)
    if (!booking.mayCreate) return toasts.success(text)
    const t = await sayIn('undo', language)
    const undo = async () => {
      const answer = requestSurely('schedule_booking', restoredInput(canceled))
      // By the next frame the focus has left the button that has gone.
      const given = await new Promise<Element | null>((resolve) =>
        requestAnimationFrame(() => resolve(document.activeElement)),
      )
      const reply = await answer
      if (!reply.ok)
        return toasts.notice(reply.failure.info?.[language] ?? t('notRestored'), t('notRestored'))
      const again = bookingOf(reply.data)
      apply({ booking: again, seq: reply.seq })
      focusRestored(again.qtid, given)
      const name = again.isBlocked ? t('block') : visitorName(again)
      toasts.success(t('restored', { name, time: localTimeOf(again.startsAt, zone) }))
    }
    toasts.undo(text, t('undo'), () => void undo(), undoneAct)
  }
}
