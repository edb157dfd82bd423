import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { utcDateTime } from '@rinda/domain/time/zone'
import { useRef, useState } from 'react'
import { useLive } from '../../session/live-connection.tsx'
import type { MoveHold } from './move-hold.ts'
import type { WantedSlot } from './place.ts'

export type SentMove =
  | { readonly ok: true; readonly booking: Booking; readonly seq?: number | undefined }
  | { readonly ok: false; readonly failure: RequestFailure }

/**
 * Sends the move: onto the time that is kept, or, for a block, which nobody keeps time for, as it is. When the server goes away in the
 * middle, it is asked until it is known whether the booking was moved; `isFindingOut` meanwhile.
 */
export function useSendMove(booking: Booking) {
  const { requestSurely, connection } = useLive()
  const [isBusy, setBusy] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  const isSending = useRef(false)

  const send = async (slot: WantedSlot, hold: MoveHold): Promise<SentMove | null> => {
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    const { qtid, token } = booking
    const { locationId, serviceId, specialistId, durationMinutes: duration } = slot
    const onUnsure = () => setUnsure(true)
    const there = { locationId, serviceId, specialistId, duration, ...utcDateTime(slot.startsAt) }
    const from = utcDateTime(booking.startsAt)
    const reply =
      hold.state === 'held'
        ? await requestSurely(
            'reschedule_booking',
            { qtid, token, lockedQtid: hold.booking.qtid, lockedToken: hold.booking.token },
            onUnsure,
          )
        : await requestSurely('move_booking', { qtid, token, ...there, from }, onUnsure)
    isSending.current = false
    setBusy(false)
    setUnsure(false)
    return reply.ok
      ? { ok: true, booking: bookingOf(reply.data), seq: reply.seq }
      : { ok: false, failure: reply.failure }
  }
  return { send, isBusy, isFindingOut: isBusy && (isUnsure || connection.state !== 'online') }
}
