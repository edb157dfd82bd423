import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import type { ApprovalAct } from '@rinda/domain/booking/approval'
import { useLive } from '@rinda/live/connection'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { useBookingChanges } from './queries/booking-changes.tsx'
import { useBusyBookings } from './use-busy-bookings.ts'

const judged = { accept: 'accepted', decline: 'declined' } as const
const requests = { accept: 'accept_booking', decline: 'decline_booking' } as const

/** Outcome of a decision: the booking as it is now, or the text of why it was refused. */
type Judgement = { readonly booking: Booking } | { readonly refusal: string }

export type Judge = {
  /** Decides about a booking; null while a decision about it is on its way. */
  readonly judge: (booking: Booking, act: ApprovalAct, note: string) => Promise<Judgement | null>
  /** Decisions that are on their way to the server, by the qtid of each booking. */
  readonly busy: ReadonlyMap<string, ApprovalAct>
}

/** Accepts and declines bookings that wait for it: it shows at once, and goes back when it is refused. */
export function useJudge(): Judge {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  const { requestSurely } = useLive()
  const { follower } = useBookingChanges()
  const { busy, whileBusy } = useBusyBookings<ApprovalAct>()

  const send = async (booking: Booking, act: ApprovalAct, note: string): Promise<Judgement> => {
    const { qtid, token } = booking
    const end = follower.show({ booking: { ...booking, approval: judged[act] } }, { booking })
    const reply = await requestSurely(requests[act], { qtid, token, ...notesOf(booking, act, note.trim()) })
    if (!reply.ok) {
      end()
      return { refusal: reply.failure.info?.[language] ?? t('failed') }
    }
    const decided = bookingOf(reply.data)
    end({ booking: decided, seq: reply.seq })
    return { booking: decided }
  }
  return {
    judge: (booking, act, note) => whileBusy(booking.qtid, act, () => send(booking, act, note)),
    busy,
  }
}

/**
 * Puts the note where it belongs: the reason for declining goes to the visitor; a note on accepting is added
 * to the internal notes of staff.
 */
function notesOf({ notes }: Booking, act: ApprovalAct, note: string) {
  if (note === '') return {}
  if (act === 'decline') return { notes: { declined: note } }
  return { notes: { internal: [notes.internal, note].filter(Boolean).join('\n') } }
}
