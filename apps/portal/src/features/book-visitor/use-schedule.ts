import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { utcDateTime } from '@rinda/domain/time/zone'
import { useRef, useState } from 'react'
import { useLive } from '../../session/live-connection.tsx'
import { useSession } from '../../session/session.tsx'
import type { Slot } from './slot.ts'
import type { Hold } from './use-held-slot.ts'
import type { VisitorPayload } from './visitor.ts'

export type ScheduleAnswer =
  | { readonly ok: true; readonly change: { booking: Booking; seq?: number | undefined } }
  | { readonly ok: false; readonly failure: RequestFailure }

/** What the server says of a hold that is no more. */
const isHoldOver = (code: string) => code === 'wrong_state' || code === 'hold_ended'

/**
 * Makes a booking of the slot. The hold is used while it lasts; when it has ended meanwhile, the slot is asked for and booked
 * in one step, so that what was typed need not be typed again. When the server goes away in the middle, it is asked until it is
 * known whether the visitor was booked; `isUnsure` meanwhile.
 */
export function useSchedule() {
  const { requestSurely } = useLive()
  const { language } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  const isSending = useRef(false)

  const send = async (slot: Slot, hold: Hold, visitor: VisitorPayload): Promise<ScheduleAnswer> => {
    if (isSending.current) return { ok: false, failure: { code: 'no_answer', info: null } }
    isSending.current = true
    setBusy(true)
    const { locationId, serviceId, specialistId, durationMinutes: duration } = slot
    const wanted = {
      ...{ locationId, serviceId, duration, language },
      ...utcDateTime(slot.startsAt),
      ...(specialistId === null ? {} : { specialistId }),
      ...visitor,
    }
    const own = hold.state === 'held' ? { qtid: hold.booking.qtid, token: hold.booking.token } : {}
    const schedule = (data: typeof wanted) => requestSurely('schedule_booking', data, () => setUnsure(true))
    let reply = await schedule({ ...wanted, ...own })
    if (!reply.ok && isHoldOver(reply.failure.code) && hold.state === 'held') reply = await schedule(wanted)
    isSending.current = false
    setBusy(false)
    setUnsure(false)
    if (reply.ok) return { ok: true, change: { booking: bookingOf(reply.data), seq: reply.seq } }
    return { ok: false, failure: reply.failure }
  }
  return { isBusy, isUnsure, send }
}
