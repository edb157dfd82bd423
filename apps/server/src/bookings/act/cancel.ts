import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { type CancelRefusal, whyNotCancelable } from '@rinda/domain/booking/cancel'
import { transition } from '@rinda/domain/booking/transitions'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import { releaseTime } from '../../occupancies/time-store.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import type { Place } from '../policy.ts'
import type { BookingRow } from '../store.ts'
import { actOnBooking } from './act-on-booking.ts'
import { doneWith, writeAct } from './write-act.ts'

export type CancelInput = {
  name: BookingName
  token: string | null
  notes: { [note: string]: string | undefined }
}

/** Cancels a booking and gives its time back: only before it begins, not served, and with its approval accepted or not asked for. */
export async function cancelBooking(
  context: BookingContext,
  caller: Caller,
  input: CancelInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const elsewhere = async (before: BookingRow, place: Place) => {
    const why = whyNotCanceled(before, now)
    if (why) return refuse(why)
    if (isUnexplained(caller, place.profile, before, input.notes)) return refuse('comment_required', 'notes')
    const { actElsewhere } = await import('../remote/act-elsewhere.ts')
    const sent = { status: 'canceled', notes: input.notes }
    return await actElsewhere(context, caller, { place, before, act: 'cancel', sent }, request, now)
  }
  const act = {
    caller,
    input,
    right: 'cancel',
    conflictsOnBookingAlone: true,
    elsewhere,
    request,
    now,
  } as const
  return await actOnBooking(context, act, async (tx, before, { profile, scope }) => {
    const why = whyNotCanceled(before, now)
    if (why) return refuse(why)
    if (isUnexplained(caller, profile, before, input.notes)) return refuse('comment_required', 'notes')
    return doneWith(await cancelRow(tx, scope, caller, before, input.notes, now))
  })
}

/** Gives the reason why a booking cannot be canceled now; null when it can. */
export function whyNotCanceled(
  row: Pick<BookingRow, 'kind' | 'status' | 'approval' | 'starts_at' | 'ends_at' | 'served_at'>,
  now: Date,
): CancelRefusal | null {
  const { status, approval, served_at: servedAt, kind } = row
  const [startsAt, endsAt] = [row.starts_at.getTime() / 60_000, row.ends_at.getTime() / 60_000]
  const booking = { status, approval, servedAt, startsAt, endsAt, isBlocked: kind === 'block' }
  return whyNotCancelable(booking, now.getTime() / 60_000)
}

/** Cancels a booking that may be canceled, inside its transaction, and gives its time back. */
export async function cancelRow(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  before: BookingRow,
  notes: CancelInput['notes'],
  now: Date,
): Promise<Change> {
  const status = transition('cancel', before.status) ?? before.status
  const canceled = { act: 'cancel', type: 'booking_canceled', caller, now } as const
  const patch = { status, notes: JSON.stringify({ ...before.notes, ...notes }) }
  const [change] = await Promise.all([
    writeAct(tx, scope, before, canceled, patch),
    releaseTime(tx, scope, before.booking_id),
  ])
  return change
}

/**
 * Tells whether a reason is missing that the company asks of its people for a visit that is canceled; the end
 * of a block needs none.
 */
export function isUnexplained(
  caller: Caller,
  profile: CompanyProfile,
  { kind }: Pick<BookingRow, 'kind'>,
  notes: { [note: string]: string | undefined },
): boolean {
  const isAsked = caller.kind === 'portal' && profile.booking.cancelCommentRequired && kind !== 'block'
  return isAsked && !notes.canceled?.trim()
}
