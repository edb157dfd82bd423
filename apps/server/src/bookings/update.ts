import type { BookingEventType } from '@rinda/contract/envelope'
import { done, type Result, refuse } from '@rinda/contract/refusals'
import { type BookingStatus, holdsTime } from '@rinda/domain/booking/status'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { bookingChange, logLine } from './booking-change.ts'
import type { BookingContext } from './context.ts'
import { customerAfter } from './customer.ts'
import { moveTime } from './move-time.ts'
import { bookingToChange, whyNotChange } from './policy.ts'
import { decideCustomer, type ScheduleWish } from './schedule.ts'
import { findBooking, updateBooking } from './store.ts'

/** Changes what a booking says, or when and where it is, without changing its status. */
export async function updateBookingDetails(
  context: BookingContext,
  caller: Caller,
  wish: ScheduleWish,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const changing = await bookingToChange(context, caller, wish.name, wish.locationId)
  if (!changing.ok) return changing
  const { setting, profile, scope } = changing.value
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const before = await findBooking(tx, scope, wish.name, 'for update')
    if (!before) return refuse('not_found')
    const forbidden = whyNotChange(caller, before, profile, 'create', wish.token)
    if (forbidden) return forbidden
    if (!holdsTime(before.status)) return refuse('wrong_state')
    if (before.expire_at !== null && before.expire_at <= now) return refuse('hold_ended')
    const isBlock = before.kind === 'block'
    const isHeld = before.expire_at !== null
    const wanted = customerAfter(before, wish)
    const customer = isHeld
      ? done(wanted)
      : decideCustomer(caller, wanted, isBlock, profile.booking.blockReason)
    if (!customer.ok) return customer
    const moved = await moveTime(tx, scope, { setting, profile, caller, before, wish, isBlock, now })
    if (!moved.ok) return moved
    const { fields, notes, ...columns } = customer.value
    const after = await updateBooking(tx, scope, before.booking_id, {
      ...columns,
      ...moved.value.columns,
      fields: JSON.stringify(fields),
      notes: JSON.stringify(notes),
      updated_at: now,
      log: JSON.stringify([...before.log, logLine('change', caller, before.status, now)]),
    })
    const type = eventTypeOf[before.status] ?? 'booking_scheduled'
    const change = bookingChange('change', type, before, after)
    return done({
      changes: [...moved.value.cleared, change],
      answer: { type, resource: change.event.resource },
    })
  })
}

/** A changed booking is told as what it still is, so that every client replaces it. */
const eventTypeOf: Partial<Record<BookingStatus, BookingEventType>> = {
  locked: 'booking_locked',
  verified: 'booking_verified',
  scheduled: 'booking_scheduled',
  confirmed: 'booking_confirmed',
}
