import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { serverNow } from '@rinda/live/clock/server-now'
import { useLive } from '@rinda/live/connection'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { useToasts } from '../session/toasts.ts'
import { useBookingChanges } from './queries/booking-changes.tsx'
import { useBusyBookings } from './use-busy-bookings.ts'

/**
 * Marks a visitor as attended, or takes the mark back: it shows at once, and goes back with the reason when it is refused. While it is
 * on its way nothing more can be asked about that visitor, and the button says so.
 */
export function useServe(): {
  serve: (booking: Booking) => Promise<void>
  isServing: (booking: Pick<Booking, 'qtid'>) => boolean
} {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  const { requestSurely } = useLive()
  const { follower } = useBookingChanges()
  const toasts = useToasts()
  const { busy, whileBusy } = useBusyBookings<'serve'>()

  const send = async (booking: Booking) => {
    const servedAt = booking.servedAt === null ? new Date(serverNow()).toISOString() : null
    const end = follower.show({ booking: { ...booking, servedAt } }, { booking })
    const { qtid, token } = booking
    const reply = await requestSurely('serve_booking', { qtid, token })
    if (reply.ok) return end({ booking: bookingOf(reply.data), seq: reply.seq })
    end()
    toasts.notice(reply.failure.info?.[language] ?? t('failed'))
  }
  return {
    // The same message marks and unmarks: twice would undo itself, so it is asked until it is known what became of it.
    serve: async (booking) => void (await whileBusy(booking.qtid, 'serve', () => send(booking))),
    isServing: ({ qtid }) => busy.has(qtid),
  }
}
