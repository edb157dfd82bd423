import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { utcDateTime } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import type { WholeChange } from '../../bookings/queries/live-bookings.ts'
import { wireSlot } from '../../bookings/wire-slot.ts'
import type { WantedSlot } from './place.ts'

export type SentMove =
  | { readonly ok: true; readonly moved: WholeChange }
  | { readonly ok: false; readonly failure: RequestFailure }

/**
 * Sends the move: onto the time that is held, or, for a block, which nobody holds time for, as it is. When the server goes away in the
 * middle, it is asked until it is known whether the booking was moved; `onUnsure` is told so.
 */
export function useSendMove() {
  const { requestSurely } = useLive()

  return async (
    booking: Booking,
    slot: WantedSlot,
    held: Booking | null,
    onUnsure: () => void,
  ): Promise<SentMove> => {
    const { qtid, token } = booking
    const from = utcDateTime(booking.startsAt)
    const reply = held
      ? await requestSurely(
          'reschedule_booking',
          { qtid, token, lockedQtid: held.qtid, lockedToken: held.token },
          onUnsure,
        )
      : await requestSurely('move_booking', { qtid, token, ...wireSlot(slot), from }, onUnsure)
    return reply.ok
      ? { ok: true, moved: { booking: bookingOf(reply.data), seq: reply.seq } }
      : { ok: false, failure: reply.failure }
  }
}
