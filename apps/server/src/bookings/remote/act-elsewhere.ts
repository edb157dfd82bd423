import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import type { AskedAct } from '../../database/tables/booking-system-tables.ts'
import type { BookingContext } from '../context.ts'
import type { VisitorLimit } from '../limits/visitor-limits.ts'
import type { Place } from '../policy.ts'
import type { BookingRow } from '../store.ts'
import { carryOut } from './carry-out.ts'
import { answerBefore, directoryOf, keyFor } from './make-elsewhere.ts'
import { putRequest } from './request-store.ts'

export type ActingElsewhere = {
  place: Place
  before: BookingRow
  act: Exclude<AskedAct, 'lock'>
  /** The change as it is sent. */
  sent: object
  limits?: readonly VisitorLimit[]
}

/**
 * Has another system do an act on a booking of its own. What was asked of it before for the same booking, and is not settled, comes first: until that is
 * known nothing else is asked.
 */
export async function actElsewhere(
  context: BookingContext,
  caller: Caller,
  { place: { setting, scope }, before, act, sent, limits }: ActingElsewhere,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const first = await answerBefore(context, scope, request)
  if (first) return first
  const directory = await directoryOf(context, caller, setting, now)
  if (!directory.ok) return directory
  const row = await putRequest(context.db, scope, {
    ...{ location_id: setting.locationId, booking_id: before.booking_id, booking: null, act },
    key: keyFor(context, request),
    asked: JSON.stringify({ name: before.bms_id, booking: sent }),
    created_at: now,
  })
  if (!row) return refuse('booking_system_away')
  const what = { setting, directory: directory.value, request: row }
  const isOther = row.act !== act
  const done = await carryOut(context, { caller, request: isOther ? null : request, now }, what, limits)
  // What was asked before is known now; what is wanted now may be asked anew.
  return isOther && done.ok ? refuse('changed_meanwhile') : done
}
