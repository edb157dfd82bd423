import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { useLive } from '@rinda/live/connection'
import { useRef, useState } from 'react'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { useToasts } from '../session/toasts.ts'
import { useBookingChanges } from './booking-changes.tsx'

/**
 * Marks a visitor as attended, or takes the mark back: it shows at once, and goes back with the reason when it is refused. While it is
 * on its way nothing more can be asked, and the button says so.
 */
export function useServe(): { serve: (booking: Booking) => Promise<void>; isServing: boolean } {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  const { requestSurely } = useLive()
  const { follower } = useBookingChanges()
  const toasts = useToasts()
  const isSending = useRef(false)
  const [isServing, setServing] = useState(false)

  const serve = async (booking: Booking) => {
    // The same message marks and unmarks: twice would undo itself, so it is asked until it is known what became of it.
    if (isSending.current) return
    isSending.current = true
    setServing(true)
    const servedAt = booking.servedAt === null ? new Date().toISOString() : null
    const end = follower.show({ booking: { ...booking, servedAt } }, { booking })
    const { qtid, token } = booking
    const reply = await requestSurely('serve_booking', { qtid, token })
    isSending.current = false
    setServing(false)
    if (reply.ok) return end({ booking: bookingOf(reply.data), seq: reply.seq })
    end()
    toasts.notice(reply.failure.info?.[language] ?? t('failed'))
  }
  return { serve, isServing }
}
