import type { RequestFailure, RequestInput } from '@rinda/client/bookings/booking-replies'
import { bookingOf } from '@rinda/client/bookings/booking-view'
import { useRef, useState } from 'react'
import { useLive } from '../../session/live-connection.tsx'
import { useSession } from '../../session/session.tsx'
import type { BookingChange } from '../live-bookings.ts'
import { type WantedSlot, wireSlot } from '../wire-slot.ts'
import type { SeriesInput } from './use-repeat.ts'

/** What a series is besides its times: the visitor, or that and why it is a block; and the hold that it takes the place of. */
export type SeriesContent = Omit<
  RequestInput<'schedule_series'>,
  keyof ReturnType<typeof wireSlot> | 'repeat'
>

export type SeriesAnswer =
  | { readonly ok: true; readonly made: readonly BookingChange[] }
  | { readonly ok: false; readonly failure: RequestFailure }

/**
 * Writes a series, all of it or nothing. When the server goes away in the middle, it is asked until it is known what became of it;
 * `isUnsure` meanwhile.
 */
export function useScheduleSeries() {
  const { requestSurely } = useLive()
  const { language } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  const isSending = useRef(false)

  const send = async (
    slot: WantedSlot,
    input: SeriesInput,
    content: SeriesContent,
  ): Promise<SeriesAnswer> => {
    if (isSending.current) return { ok: false, failure: { code: 'no_answer', info: null } }
    isSending.current = true
    setBusy(true)
    const { weekdays, everyWeeks, until, without } = input
    const repeat = { weekdays: [...weekdays], everyWeeks, until, without: [...without] }
    const asked = { language, ...content, ...wireSlot(slot), repeat }
    const reply = await requestSurely('schedule_series', asked, () => setUnsure(true))
    isSending.current = false
    setBusy(false)
    setUnsure(false)
    if (!reply.ok) return { ok: false, failure: reply.failure }
    return { ok: true, made: reply.data.map((one) => ({ booking: bookingOf(one), seq: reply.seq })) }
  }
  return { isBusy, isUnsure, send }
}
