import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { useRef, useState } from 'react'
import { type WantedSlot, wireSlot } from '../../bookings/wire-slot.ts'
import { useLive } from '../../session/live-connection.tsx'
import { useSession } from '../../session/session.tsx'

export type BlockMade = { booking: Booking; seq?: number | undefined }

/**
 * Makes a block; a refusal is its text in the person's language, or null where there is none to read. When the server goes away in the
 * middle, it is asked until it is known what became of it; `isUnsure` meanwhile.
 */
export function useBlock() {
  const { requestSurely } = useLive()
  const { language } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  const isSending = useRef(false)

  const send = async (
    block: WantedSlot,
    reason: string,
  ): Promise<{ ok: true; made: BlockMade } | { ok: false; text: string | null }> => {
    if (isSending.current) return { ok: false, text: null }
    isSending.current = true
    setBusy(true)
    const wanted = { ...wireSlot(block), language, ...blockContent(reason) }
    const reply = await requestSurely('schedule_booking', wanted, () => setUnsure(true))
    isSending.current = false
    setBusy(false)
    setUnsure(false)
    if (reply.ok) return { ok: true, made: { booking: bookingOf(reply.data), seq: reply.seq } }
    return { ok: false, text: reply.failure.info?.[language] ?? null }
  }
  return { isBusy, isUnsure, send }
}

/** What makes a booking a block, and why it is one. */
export function blockContent(reason: string) {
  return { fields: { _is_blocked: true as const }, ...(reason ? { notes: { blocked: reason } } : {}) }
}
