import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { doneWith, writeAct } from '../act/write-act.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { whyHoldEnded } from '../policy.ts'

/** A hold lasts so many times as long as a new one, and no longer, however often it is prolonged. */
const mostTimes = 3

/**
 * Holds a slot for as long again as a new hold lasts, for whoever fills in a form slowly: by who holds it, or by staff who may cancel. From
 * its beginning on it is held three times as long at the most.
 */
export async function prolongHold(
  context: BookingContext,
  caller: Caller,
  input: { name: BookingName; token: string | null },
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  // No other system can be asked for more time.
  const elsewhere = async () => refuse('hold_longest')
  const how = { right: 'release', conflictsOnBookingAlone: true, elsewhere } as const
  const act = { caller, input, request, now, ...how }
  return await actOnBooking(context, act, async (tx, before, { scope }) => {
    const ended = whyHoldEnded(before, now)
    if (ended) return ended
    // What can still end by itself is a hold.
    if (before.expire_at === null || !transition('expire', before.status)) return refuse('wrong_state')
    const newMs = context.lockMinutes * 60_000
    const longest = before.created_at.getTime() + mostTimes * newMs
    if (before.expire_at.getTime() >= longest) return refuse('hold_longest')
    const expireAt = new Date(Math.min(now.getTime() + newMs, longest))
    const type = before.status === 'verified' ? 'booking_verified' : 'booking_locked'
    const prolonged = { act: 'prolong', type, caller, now } as const
    const change = await writeAct(tx, scope, before, prolonged, { expire_at: expireAt })
    context.watchDueTime(expireAt)
    return doneWith(change)
  })
}
