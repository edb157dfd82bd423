import { done, type Result, refuse } from '@rinda/contract/refusals'
import { isServable } from '@rinda/domain/booking/approval'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { bookingChange, logLine } from './booking-change.ts'
import type { BookingName } from './booking-name.ts'
import type { BookingContext } from './context.ts'
import { bookingToChange, whyNotName } from './policy.ts'
import { findBooking, updateBooking } from './store.ts'

/**
 * Marks that the visitor was served; done again, takes the mark away. Whoever of the staff sees a booking may do so, also where only
 * administrators book: the person at the desk is the one who knows.
 */
export async function serveBooking(
  context: BookingContext,
  caller: Caller,
  wish: { name: BookingName; token: string | null },
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (caller.kind === 'visitor') return refuse('forbidden')
  const changing = await bookingToChange(context, caller, wish.name)
  if (!changing.ok) return changing
  const { scope } = changing.value
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const before = await findBooking(tx, scope, wish.name, 'for update')
    if (!before) return refuse('not_found')
    const forbidden = whyNotName(before, wish.token)
    if (forbidden) return forbidden
    // Time that is blocked is nobody's visit.
    if (before.kind === 'block' || !isServable(before)) return refuse('wrong_state')
    const act = before.served_at === null ? 'serve' : 'unserve'
    const after = await updateBooking(tx, scope, before.booking_id, {
      served_at: before.served_at === null ? now : null,
      updated_at: now,
      log: JSON.stringify([...before.log, logLine(act, caller, before.status, now)]),
    })
    const change = bookingChange(act, 'booking_served', before, after)
    return done({ changes: [change], answer: { type: 'booking_served', resource: change.event.resource } })
  })
}
