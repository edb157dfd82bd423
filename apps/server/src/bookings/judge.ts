import { done, type Result, refuse } from '@rinda/contract/refusals'
import { type ApprovalAct, approvalAfter } from '@rinda/domain/booking/approval'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { bookingChange, logLine } from './booking-change.ts'
import type { BookingName } from './booking-name.ts'
import type { BookingContext } from './context.ts'
import { bookingToChange, whyNotChange } from './policy.ts'
import { findBooking, updateBooking } from './store.ts'
import { releaseTime } from './time-store.ts'

export type JudgeWish = {
  act: ApprovalAct
  name: BookingName
  token: string | null
  notes: { [note: string]: string | undefined }
}

/** Who may book may accept, and who may cancel may decline. */
const rightOf = { accept: 'create', decline: 'cancel' } as const
const eventOf = { accept: 'booking_accepted', decline: 'booking_declined' } as const

/**
 * Accepts or declines a booking that waits for approval. Its status stays as it is; a declined one gives its time back, and from then on
 * counts as one that holds none.
 */
export async function judgeBooking(
  context: BookingContext,
  caller: Caller,
  wish: JudgeWish,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (caller.kind === 'visitor') return refuse('forbidden')
  const changing = await bookingToChange(context, caller, wish.name)
  if (!changing.ok) return changing
  const { profile, scope } = changing.value
  const { act } = wish
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const before = await findBooking(tx, scope, wish.name, 'for update')
    if (!before) return refuse('not_found')
    const forbidden = whyNotChange(caller, before, profile, rightOf[act], wish.token)
    if (forbidden) return forbidden
    const approval = approvalAfter(act, before)
    if (!approval) return refuse('wrong_state')
    if (act === 'decline') await releaseTime(tx, scope, before.booking_id)
    const after = await updateBooking(tx, scope, before.booking_id, {
      approval,
      notes: JSON.stringify({ ...before.notes, ...wish.notes }),
      updated_at: now,
      log: JSON.stringify([...before.log, logLine(act, caller, before.status, now)]),
    })
    const change = bookingChange(act, eventOf[act], before, after)
    return done({ changes: [change], answer: { type: eventOf[act], resource: change.event.resource } })
  })
}
