import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer, Written } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import {
  bookingKey,
  bookingToChange,
  type ChangeRight,
  type Place,
  whyNotChange,
  whyNotName,
} from '../policy.ts'
import { type BookingRow, findBooking } from '../store.ts'

type OneBooking = {
  caller: Caller
  /** `locationId` is where the booking is to be afterwards. */
  input: { name: BookingName; token: string | null; locationId?: number | undefined }
  /** What the caller's profile must allow; null when it is enough to see the booking. */
  right: ChangeRight | null
  /** Nothing but this booking and the time it holds is read and changed: others may be changed beside it. */
  conflictsOnBookingAlone?: boolean
  request: RequestKey | null
  now: Date
}

/** Runs an act on one booking in its transaction: the booking is locked, stands within reach, and the caller may do this to it. */
export async function actOnBooking(
  context: BookingContext,
  { caller, input, right, conflictsOnBookingAlone = false, request, now }: OneBooking,
  work: (tx: Database, before: BookingRow, place: Place) => Promise<Result<Written>>,
): Promise<Result<Answer>> {
  const changing = await bookingToChange(context, caller, input.name, input.locationId)
  if (!changing.ok) return changing
  const { row, ...place } = changing.value
  const conflictKeys = conflictsOnBookingAlone ? { conflictKeys: [bookingKey(row)] } : {}
  return await context.write({ caller, scope: place.scope, request, now, ...conflictKeys }, async (tx) => {
    const before = await findBooking(tx, place.scope, input.name, 'for update')
    if (!before) return refuse('not_found')
    const forbidden = right
      ? whyNotChange(caller, before, place.profile, right, input.token)
      : whyNotName(before, input.token)
    return forbidden ?? (await work(tx, before, place))
  })
}
