import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { attachedLine } from '@rinda/domain/booking/attached'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import { releaseTime } from '../../occupancies/time-store.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { doneWith, writeAct } from '../act/write-act.ts'
import { removeAttachment } from '../attachment/attachment-store.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import type { Place } from '../policy.ts'
import type { BookingRow } from '../store.ts'

/** Gives a held slot back before its time is over: by who holds it, or by staff who may cancel. */
export async function unlockBooking(
  context: BookingContext,
  caller: Caller,
  input: { name: BookingName; token: string | null },
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const elsewhere = async (before: BookingRow, place: Place) => {
    if (!transition('unlock', before.status))
      return refuse(before.status === 'expired' ? 'hold_ended' : 'wrong_state')
    const { actElsewhere } = await import('../remote/act-elsewhere.ts')
    const sent = { status: 'unlocked' }
    return await actElsewhere(context, caller, { place, before, act: 'unlock', sent }, request, now)
  }
  const how = { right: 'release', conflictsOnBookingAlone: true, elsewhere } as const
  const act = { caller, input, request, now, ...how }
  return await actOnBooking(context, act, async (tx, before, { scope }) => {
    const change = await unlockRow(tx, scope, caller, before, now)
    if (!change) return refuse(before.status === 'expired' ? 'hold_ended' : 'wrong_state')
    return doneWith(change)
  })
}

/** Gives the time of a hold back inside a transaction; undefined when it holds none any more. */
export async function unlockRow(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  before: BookingRow,
  now: Date,
): Promise<Change | undefined> {
  const status = transition('unlock', before.status)
  if (!status) return undefined
  const unlocked = { act: 'unlock', type: 'booking_unlocked', caller, now } as const
  const [change] = await Promise.all([
    writeAct(tx, scope, before, unlocked, { status, expire_at: null }),
    releaseTime(tx, scope, before.booking_id),
    attachedLine(before.log) && removeAttachment(tx, scope, before.booking_id),
  ])
  return change
}
