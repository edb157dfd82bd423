import { bookingOf, visitorName } from '@rinda/client/bookings/booking-view'
import { useLive } from '@rinda/live/connection'
import { sayIn } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { useBookingChanges } from '../queries/booking-changes.tsx'
import type { WholeChange } from '../queries/live-bookings.ts'
import { undoneAct } from '../undo/undone-act.ts'

/**
 * Gives the function to call after a series was written: it shows the bookings in every view, and for a while
 * offers to undo all of them at once.
 */
export function useWhenSeriesMade(): (made: readonly WholeChange[]) => Promise<void> {
  const { language, profileAt } = useSession()
  const { requestSurely } = useLive()
  const { apply } = useBookingChanges()
  const toasts = useToasts()

  return async (made) => {
    for (const change of made) apply(change)
    const first = made[0]?.booking
    const t = await sayIn('repeat', language)
    if (!first) return
    const undo = async () => {
      const { qtid, token, locationId } = first
      const asksWhy = profileAt(locationId).booking.cancelCommentRequired
      const notes = asksWhy ? { notes: { canceled: t('undoNote') } } : {}
      const reply = await requestSurely('cancel_series', { qtid, token, scope: 'all', ...notes })
      if (!reply.ok) return toasts.notice(reply.failure.info?.[language] ?? t('failed'), t('notUndone'))
      for (const one of reply.data) apply({ booking: bookingOf(one), seq: reply.seq })
      toasts.success(t('undone', { count: reply.data.length }))
    }
    const count = made.length
    const text = first.isBlocked
      ? t('blockedToast', { count })
      : t('bookedToast', { count, name: visitorName(first) })
    toasts.undo(text, t('undo'), () => void undo(), undoneAct)
  }
}
