import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { type ApprovalAct, approvalAfter } from '@rinda/domain/booking/approval'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { releaseTime } from '../../occupancies/time-store.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { actOnBooking } from './act-on-booking.ts'
import { doneWith, writeAct } from './write-act.ts'

export type JudgeInput = {
  act: ApprovalAct
  name: BookingName
  token: string | null
  notes: { [note: string]: string | undefined }
}

/** Rights that decide: whoever may book may accept, and whoever may cancel may decline. */
const rightOf = { accept: 'create', decline: 'cancel' } as const
const eventOf = { accept: 'booking_accepted', decline: 'booking_declined' } as const

/**
 * Accepts or declines a booking that waits for approval. Its status stays as it is; a declined one gives its time back, and from then on
 * counts as one that holds none.
 */
export async function judgeBooking(
  context: BookingContext,
  caller: Caller,
  input: JudgeInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (caller.kind === 'visitor') return refuse('forbidden')
  const { act } = input
  const what = { caller, input, right: rightOf[act], conflictsOnBookingAlone: true, request, now }
  return await actOnBooking(context, what, async (tx, before, { scope }) => {
    const approval = approvalAfter(act, before)
    if (!approval) return refuse('wrong_state')
    if (act === 'decline') await releaseTime(tx, scope, before.booking_id)
    const notes = JSON.stringify({ ...before.notes, ...input.notes })
    const judged = { act, type: eventOf[act], caller, now }
    return doneWith(await writeAct(tx, scope, before, judged, { approval, notes }))
  })
}
