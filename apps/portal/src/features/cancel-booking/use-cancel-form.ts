import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { useLive } from '@rinda/live/connection'
import { useMachine } from '@rinda/live/use-machine'
import { useRef } from 'react'
import type { WholeChange } from '../../bookings/queries/live-bookings.ts'
import { useStillOpen } from '../../bookings/use-still-open.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { beginCancel, type CancelScope, maySubmit, stepCancel } from './cancel-form.ts'

export type CancelFormOptions = {
  booking: Booking
  isOpen: boolean
  /** `isOpen`: the question is still there, and has not been left while the line was lost. */
  onCanceled: (canceled: readonly WholeChange[], isOpen: boolean) => void
}

/** Runs the question before a booking is canceled: keeps its state (`cancel-form.ts`), and cancels. */
export function useCancelForm({ booking, isOpen, onCanceled }: CancelFormOptions) {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const { requestSurely } = useLive()
  const toasts = useToasts()
  const stillOpen = useStillOpen(isOpen)
  const { state, now, send } = useMachine(stepCancel, () => beginCancel)
  const field = useRef<HTMLTextAreaElement>(null)
  // A block is nobody's visit: there is no one to whom its end would be explained.
  const needsComment = profileAt(booking.locationId).booking.cancelCommentRequired && !booking.isBlocked

  const cancel = async () => {
    if (!maySubmit(now())) return
    const { step, comment, scope } = send({ type: 'submitted', needsComment })
    if (step.at !== 'sending') return field.current?.focus()
    const why = comment.trim()
    const { qtid, token } = booking
    const asked = { qtid, token, ...(why ? { notes: { canceled: why } } : {}) }
    const unsure = () => void send({ type: 'unsure' })
    const reply =
      scope === 'one'
        ? await requestSurely('cancel_booking', asked, unsure)
        : await requestSurely('cancel_series', { ...asked, scope }, unsure)
    if (reply.ok) {
      send({ type: 'canceled' })
      const canceled = [reply.data].flat().map((one) => ({ booking: bookingOf(one), seq: reply.seq }))
      return onCanceled(canceled, stillOpen())
    }
    const whyNot = reply.failure.info?.[language] ?? t('failed')
    send({ type: 'refused', why: whyNot })
    if (!stillOpen()) toasts.notice(whyNot, t('notCanceledTitle'))
  }

  return {
    state,
    field,
    needsComment,
    chooseScope: (scope: CancelScope) => void send({ type: 'scopeChosen', scope }),
    writeComment: (comment: string) => void send({ type: 'commentWritten', comment }),
    cancel,
  }
}
