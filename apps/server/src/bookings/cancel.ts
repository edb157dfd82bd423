import { done, type Result, refuse } from '@rinda/contract/refusals'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
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

export type CancelWish = {
  name: BookingName
  token: string | null
  notes: { [note: string]: string | undefined }
}

/** Cancels a booking and gives its time back: only before it begins, not served, and with its approval accepted or not asked for. */
export async function cancelBooking(
  context: BookingContext,
  caller: Caller,
  wish: CancelWish,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const changing = await bookingToChange(context, caller, wish.name)
  if (!changing.ok) return changing
  const { profile, scope } = changing.value
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const before = await findBooking(tx, scope, wish.name, 'for update')
    if (!before) return refuse('not_found')
    const forbidden = whyNotChange(caller, before, profile, 'cancel', wish.token)
    if (forbidden) return forbidden
    const startsAt = before.starts_at.getTime() / 60_000
    const why = whyNotCancelable(
      { status: before.status, approval: before.approval, servedAt: before.served_at, startsAt },
      now.getTime() / 60_000,
    )
    const status = transition('cancel', before.status)
    if (why || !status) return refuse(why ?? 'wrong_state')
    const isUnexplained = !wish.notes.canceled?.trim()
    if (caller.kind === 'portal' && profile.booking.cancelCommentRequired && isUnexplained) {
      return refuse('comment_required', 'notes')
    }
    await releaseTime(tx, scope, before.booking_id)
    const after = await updateBooking(tx, scope, before.booking_id, {
      status,
      notes: JSON.stringify({ ...before.notes, ...wish.notes }),
      updated_at: now,
      log: JSON.stringify([...before.log, logLine('cancel', caller, status, now)]),
    })
    const change = bookingChange('cancel', 'booking_canceled', before, after)
    return done({ changes: [change], answer: { type: 'booking_canceled', resource: change.event.resource } })
  })
}
