import { done, type Result, refuse } from '@rinda/contract/refusals'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { bookingChange, logLine } from './booking-change.ts'
import type { BookingName } from './booking-name.ts'
import type { BookingContext } from './context.ts'
import { bookingToChange, whyNotChange } from './policy.ts'
import { findBooking, updateBooking } from './store.ts'
import { releaseTime } from './time-store.ts'

/** Gives a held slot back before its time is over: by who holds it, or by staff. */
export async function unlockBooking(
  context: BookingContext,
  caller: Caller,
  wish: { name: BookingName; token: string | null },
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const changing = await bookingToChange(context, caller, wish.name)
  if (!changing.ok) return changing
  const { profile, scope } = changing.value
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const before = await findBooking(tx, scope, wish.name, 'for update')
    if (!before) return refuse('not_found')
    const forbidden = whyNotChange(caller, before, profile, 'create', wish.token)
    if (forbidden) return forbidden
    const status = transition('unlock', before.status)
    if (!status) return refuse(before.status === 'expired' ? 'hold_ended' : 'wrong_state')
    await releaseTime(tx, scope, before.booking_id)
    const after = await updateBooking(tx, scope, before.booking_id, {
      status,
      expire_at: null,
      updated_at: now,
      log: JSON.stringify([...before.log, logLine('unlock', caller, status, now)]),
    })
    const change = bookingChange('unlock', 'booking_unlocked', before, after)
    return done({ changes: [change], answer: { type: 'booking_unlocked', resource: change.event.resource } })
  })
}
