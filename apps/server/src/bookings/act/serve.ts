import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { isServable } from '@rinda/domain/booking/serve'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { actOnBooking } from './act-on-booking.ts'
import { doneWith, writeAct } from './write-act.ts'

/**
 * Marks that the visitor was served; done again, takes the mark away. Whoever of the staff sees a booking may do so, also where only
 * administrators book: the person at the desk is the one who knows. A program may say it on any day; people are offered it from the
 * day of the visit on (`isServingOffered`).
 */
export async function serveBooking(
  context: BookingContext,
  caller: Caller,
  input: { name: BookingName; token: string | null },
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (caller.kind === 'visitor') return refuse('forbidden')
  const what = { caller, input, right: null, conflictsOnBookingAlone: true, request, now }
  return await actOnBooking(context, what, async (tx, before, { scope }) => {
    // Time that is blocked is nobody's visit.
    if (before.kind === 'block') return refuse('wrong_state')
    if (!isServable(before)) return refuse('wrong_state')
    const act = before.served_at === null ? 'serve' : 'unserve'
    const served_at = before.served_at === null ? now : null
    return doneWith(
      await writeAct(tx, scope, before, { act, type: 'booking_served', caller, now }, { served_at }),
    )
  })
}
