import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { keepsTime } from '@rinda/domain/booking/approval'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { refuseMoved } from '../move/where-it-went.ts'
import type { Place } from '../policy.ts'
import type { BookingRow } from '../store.ts'
import { actOnBooking } from './act-on-booking.ts'
import { doneWith, writeAct } from './write-act.ts'

export type ConfirmInput = {
  name: BookingName
  token: string | null
  notes: { [note: string]: string | undefined }
  /** The start that was seen, where it is said. */
  seenStart?: Date | undefined
}

/**
 * Says of a booking that stands that its visitor will come. Its time stays its own; one that was declined has none. Who saw another time than it has by
 * now did not say that they come then.
 */
export async function confirmBooking(
  context: BookingContext,
  caller: Caller,
  input: ConfirmInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const elsewhere = async (before: BookingRow, place: Place) => {
    if (!transition('confirm', before.status) || !keepsTime(before)) return refuse('wrong_state')
    if (!isAtTimeSeen(before, input))
      return await refuseMoved(context.db, place.scope, before, place.setting.zone)
    const { actElsewhere } = await import('../remote/act-elsewhere.ts')
    const sent = { status: 'confirmed', notes: input.notes }
    return await actElsewhere(context, caller, { place, before, act: 'confirm', sent }, request, now)
  }
  const how = { right: 'create', conflictsOnBookingAlone: true, elsewhere } as const
  const act = { caller, input, request, now, ...how }
  return await actOnBooking(context, act, async (tx, before, { scope, setting }) => {
    const status = transition('confirm', before.status)
    if (!status || !keepsTime(before)) return refuse('wrong_state')
    if (!isAtTimeSeen(before, input)) return await refuseMoved(tx, scope, before, setting.zone)
    const confirmed = { act: 'confirm', type: 'booking_confirmed', caller, now } as const
    const notes = JSON.stringify({ ...before.notes, ...input.notes })
    return doneWith(await writeAct(tx, scope, before, confirmed, { status, notes }))
  })
}

function isAtTimeSeen({ starts_at }: BookingRow, { seenStart = starts_at }: ConfirmInput): boolean {
  return seenStart.getTime() === starts_at.getTime()
}
