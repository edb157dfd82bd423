import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import type { ApprovalAct } from '@rinda/domain/booking/approval'
import { useState } from 'react'
import { useLive } from '../session/live-connection.tsx'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { useBookingChanges } from './booking-changes.tsx'

const judged = { accept: 'accepted', decline: 'declined' } as const
const requests = { accept: 'accept_booking', decline: 'decline_booking' } as const

/** What became of it: the booking as it is now, or why it was refused. */
type Judgement = { readonly booking: Booking } | { readonly refusal: string }

export type Judge = {
  readonly judge: (booking: Booking, act: ApprovalAct, note: string) => Promise<Judgement>
  /** What is being decided about which booking. */
  readonly busy: { readonly qtid: string; readonly act: ApprovalAct } | null
}

/** Accepts and declines bookings that wait for it: it shows at once, and goes back when it is refused. */
export function useJudge(): Judge {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  const { requestSurely } = useLive()
  const { apply } = useBookingChanges()
  const [busy, setBusy] = useState<Judge['busy']>(null)

  const judge = async (booking: Booking, act: ApprovalAct, note: string): Promise<Judgement> => {
    const { qtid, token } = booking
    setBusy({ qtid, act })
    apply({ booking: { ...booking, approval: judged[act] } })
    const reply = await requestSurely(requests[act], { qtid, token, ...notesOf(booking, act, note.trim()) })
    setBusy(null)
    if (!reply.ok) {
      apply({ booking })
      return { refusal: reply.failure.info?.[language] ?? t('failed') }
    }
    const decided = bookingOf(reply.data)
    apply({ booking: decided, seq: reply.seq })
    return { booking: decided }
  }
  return { judge, busy }
}

/** Why it was declined is for the visitor; what is said of an accepted one joins what staff wrote before. */
function notesOf({ notes }: Booking, act: ApprovalAct, note: string) {
  if (note === '') return {}
  if (act === 'decline') return { notes: { declined: note } }
  return { notes: { internal: [notes.internal, note].filter(Boolean).join('\n') } }
}
