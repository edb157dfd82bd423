import type { RequestFailure, RequestInput } from '@rinda/client/bookings/booking-replies'
import { bookingOf } from '@rinda/client/bookings/booking-view'
import { useLive } from '@rinda/live/connection'
import { useSession } from '../../session/session.tsx'
import type { WholeChange } from '../queries/live-bookings.ts'
import { type WantedSlot, wireSlot } from '../wire-slot.ts'
import type { SeriesInput } from './use-repeat.ts'

/**
 * Rest of a series besides its times: the visitor; for a block also its mark and reason; and the hold that it
 * replaces.
 */
export type SeriesContent = Omit<
  RequestInput<'schedule_series'>,
  keyof ReturnType<typeof wireSlot> | 'repeat'
>

export type SeriesAnswer =
  | { readonly ok: true; readonly made: readonly WholeChange[] }
  | { readonly ok: false; readonly failure: RequestFailure }

/**
 * Writes a series, all of it or nothing. When the server goes away in the middle, it is asked until it is known what became of it;
 * `onUnsure` is told so.
 */
export function useScheduleSeries() {
  const { requestSurely } = useLive()
  const { language } = useSession()

  return async (
    slot: WantedSlot,
    input: SeriesInput,
    content: SeriesContent,
    onUnsure: () => void,
  ): Promise<SeriesAnswer> => {
    const { weekdays, everyWeeks, until, without } = input
    const repeat = { weekdays: [...weekdays], everyWeeks, until, without: [...without] }
    const asked = { language, ...content, ...wireSlot(slot), repeat }
    const reply = await requestSurely('schedule_series', asked, onUnsure)
    if (!reply.ok) return { ok: false, failure: reply.failure }
    return { ok: true, made: reply.data.map((one) => ({ booking: bookingOf(one), seq: reply.seq })) }
  }
}
