import type { RequestFailure } from '@rinda/client/booking-replies'
import { type Booking, bookingOf } from '@rinda/client/booking-view'
import type { FormField, FormFieldKey } from '@rinda/domain/company/profile'
import { utcDateTime } from '@rinda/domain/time/zone'
import { useRef, useState } from 'react'
import { useLive } from '../../session/live-connection.tsx'
import { useSession } from '../../session/session.tsx'
import type { Slot } from './slot.ts'
import type { Hold } from './use-held-slot.ts'
import { fieldOfWire, type VisitorPayload } from './visitor.ts'

export type ScheduleAnswer =
  | { readonly ok: true; readonly change: { booking: Booking; seq?: number | undefined } }
  | { readonly ok: false; readonly failure: RequestFailure; readonly field: FormFieldKey | null }

/**
 * Makes a booking of the slot. The hold is used while it lasts; when it has ended meanwhile, the slot is asked for and booked
 * in one step, so that what was typed need not be typed again.
 */
export function useSchedule() {
  const { request } = useLive()
  const { language } = useSession()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  const send = async (
    slot: Slot,
    hold: Hold,
    fields: readonly FormField[],
    visitor: VisitorPayload,
  ): Promise<ScheduleAnswer> => {
    if (isSending.current) return { ok: false, failure: { code: 'no_answer', info: null }, field: null }
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
    let reply = await request('schedule_booking', { ...wanted, ...own })
    if (!reply.ok && reply.failure.code === 'wrong_state' && hold.state === 'held') {
      reply = await request('schedule_booking', wanted)
    }
    isSending.current = false
    setBusy(false)
    if (reply.ok) return { ok: true, change: { booking: bookingOf(reply.data), seq: reply.seq } }
    return { ok: false, failure: reply.failure, field: fieldOfWire(fields, reply.failure.field) }
  }
  return { isBusy, send }
}
