import { type Result, refuse } from '@rinda/contract/refusals'
import { bookingStatuses } from '@rinda/domain/booking/status'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { cancelBooking } from './cancel.ts'
import type { BookingContext } from './context.ts'
import { visibleBooking } from './policy.ts'
import { type ScheduleWish, scheduleBooking } from './schedule.ts'
import { unlockBooking } from './unlock.ts'
import { updateBookingDetails } from './update.ts'

/** A change of status over HTTP is the same act as over the socket; without one, or with the status as it is, details change. */
export async function changeBooking(
  context: BookingContext,
  caller: Caller,
  wish: ScheduleWish & { status: string | undefined },
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const { status, ...rest } = wish
  if (status === undefined) return await updateBookingDetails(context, caller, rest, request, now)
  if (!bookingStatuses.some((known) => known === status)) return refuse('field_wrong', 'status')
  const found = await visibleBooking(context.db, caller, wish.name)
  if (!found.ok) return found
  if (found.value.status === status) return await updateBookingDetails(context, caller, rest, request, now)
  const { name, token } = wish
  switch (status) {
    case 'scheduled':
      return await scheduleBooking(context, caller, rest, request, now)
    case 'canceled':
      return await cancelBooking(
        context,
        caller,
        { name, token, notes: stringsOf(wish.notes ?? {}) },
        request,
        now,
      )
    case 'unlocked':
      return await unlockBooking(context, caller, { name, token }, request, now)
    default:
      return refuse('wrong_state', 'status')
  }
}

function stringsOf(notes: { [note: string]: unknown }): { [note: string]: string } {
  return Object.fromEntries(
    Object.entries(notes).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
