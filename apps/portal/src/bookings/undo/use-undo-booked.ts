import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { localTimeOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { useQueryClient } from '@tanstack/react-query'
import { sayIn } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { useBookingChanges } from '../queries/booking-changes.tsx'
import { latestBooking } from '../use-latest-booking.ts'
import { undoneAct } from './undone-act.ts'
import { useUntilChanged } from './use-until-changed.ts'

/** Gives the function that says that somebody was booked, and for a while offers to undo it: by canceling, unless something else happened since. */
export function useUndoBooked(): (booked: Booking, text: string) => Promise<void> {
  const { language, profileAt } = useSession()
  const { requestSurely } = useLive()
  const { follower, apply } = useBookingChanges()
  const queries = useQueryClient()
  const toasts = useToasts()
  const untilChanged = useUntilChanged()

  return async (booked, text) => {
    const { qtid, token, locationId, startsAt } = booked
    const profile = profileAt(locationId)
    if (!profile.booking.mayCancel) return toasts.success(text)
    const t = await sayIn('undo', language)
    const undo = async () => {
      if (latestBooking(queries, follower, booked).updatedAt !== booked.updatedAt)
        return toasts.notice(t('changedMeanwhile'), t('notUndone'))
      const notes = profile.booking.cancelCommentRequired ? { notes: { canceled: t('note') } } : {}
      const reply = await requestSurely('cancel_booking', { qtid, token, ...notes })
      if (!reply.ok) return toasts.notice(reply.failure.info?.[language] ?? t('notUndone'), t('notUndone'))
      apply({ booking: bookingOf(reply.data), seq: reply.seq })
      toasts.success(t('bookedUndone', { time: localTimeOf(startsAt, profile.zone) }))
    }
    toasts.undo(text, t('undo'), () => void undo(), undoneAct, untilChanged(booked))
  }
}
