import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { bookingOf } from '@rinda/client/bookings/booking-view'
import { useLive } from '@rinda/live/connection'
import type { WholeChange } from '../../bookings/queries/live-bookings.ts'
import { type WantedSlot, wireSlot } from '../../bookings/wire-slot.ts'
import { useSession } from '../../session/session.tsx'

export type BlockAnswer =
  | { readonly ok: true; readonly change: WholeChange }
  | { readonly ok: false; readonly failure: RequestFailure }

/** Makes a block. When the server goes away in the middle, it is asked until it is known what became of it; `onUnsure` is told so. */
export function useBlock() {
  const { requestSurely } = useLive()
  const { language } = useSession()

  return async (block: WantedSlot, reason: string, onUnsure: () => void): Promise<BlockAnswer> => {
    const wanted = { ...wireSlot(block), language, ...blockContent(reason) }
    const reply = await requestSurely('schedule_booking', wanted, onUnsure)
    if (!reply.ok) return { ok: false, failure: reply.failure }
    return { ok: true, change: { booking: bookingOf(reply.data), seq: reply.seq } }
  }
}

/** Gives the fields that make a booking a block, with the reason for it. */
export function blockContent(reason: string) {
  return { fields: { _is_blocked: true as const }, ...(reason ? { notes: { blocked: reason } } : {}) }
}
