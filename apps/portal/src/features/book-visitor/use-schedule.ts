import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { bookingOf } from '@rinda/client/bookings/booking-view'
import type { VisitorPayload } from '@rinda/client/bookings/visitor-values'
import { utcDateTime } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import type { Hold } from '../../bookings/hold/hold.ts'
import type { WholeChange } from '../../bookings/queries/live-bookings.ts'
import { useSession } from '../../session/session.tsx'
import type { Slot } from './time/slot.ts'

export type ScheduleAnswer =
  | { readonly ok: true; readonly change: WholeChange }
  | { readonly ok: false; readonly failure: RequestFailure }

/** Tells whether a refusal says that the hold is no longer there. */
const isHoldOver = (code: string) => code === 'wrong_state' || code === 'hold_ended'

/**
 * Makes a booking of the slot. The hold is used while it lasts; when it has ended meanwhile, the slot is asked for and booked
 * in one step, so that what was typed need not be typed again. When the server goes away in the middle, it is asked until it is
 * known whether the visitor was booked; `onUnsure` is told so.
 */
export function useSchedule() {
  const { requestSurely } = useLive()
  const { language } = useSession()

  return async (
    slot: Slot,
    hold: Hold,
    visitor: VisitorPayload,
    onUnsure: () => void,
  ): Promise<ScheduleAnswer> => {
    const { locationId, serviceId, specialistId, durationMinutes: duration } = slot
    const wanted = {
      ...{ locationId, serviceId, duration, language },
      ...utcDateTime(slot.startsAt),
      ...(specialistId === null ? {} : { specialistId }),
      ...visitor,
    }
    const own = hold.state === 'held' ? { qtid: hold.booking.qtid, token: hold.booking.token } : {}
    const schedule = (data: typeof wanted) => requestSurely('schedule_booking', data, onUnsure)
    let reply = await schedule({ ...wanted, ...own })
    if (!reply.ok && isHoldOver(reply.failure.code) && hold.state === 'held') reply = await schedule(wanted)
    if (reply.ok) return { ok: true, change: { booking: bookingOf(reply.data), seq: reply.seq } }
    return { ok: false, failure: reply.failure }
  }
}
