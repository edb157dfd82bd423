import { done, type Result, refuse } from '@rinda/contract/refusals'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { bookingChange, logLine } from './booking-change.ts'
import { chooseSlot } from './choose-slot.ts'
import { claimOrClear } from './claim.ts'
import type { BookingContext } from './context.ts'
import { type CustomerWish, customerAfter, isBlockWish, nobody } from './customer.ts'
import { holdsTooMany } from './hold-limit.ts'
import { refuseTaken } from './in-the-way.ts'
import { newBooking } from './new-booking.ts'
import { placeToBook } from './policy.ts'
import { requiredPlaces } from './required-places.ts'
import { decideCustomer } from './schedule.ts'
import { insertBooking } from './store.ts'
import { whyNotVerified } from './visitor-code.ts'

export type CreateWish = CustomerWish & {
  locationId: number
  serviceId: number
  specialistId: number | null
  /** Epoch minutes. */
  startsAt: number
  durationMinutes: number | null
}

/** Locks and schedules in one step: the time is claimed and the booking stands, or nothing happened. */
export async function createScheduled(
  context: BookingContext,
  caller: Caller,
  wish: CreateWish,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const place = await placeToBook(context.settings, caller, wish)
  if (!place.ok) return place
  const { setting, profile, scope } = place.value
  const unproven = whyNotVerified(caller, profile, 'none')
  if (unproven) return unproven
  const isBlock = caller.kind !== 'visitor' && isBlockWish(wish.fields)
  const purpose = caller.kind === 'visitor' ? 'visitor' : isBlock ? 'block' : 'staff'
  const slot = chooseSlot(setting, profile, { ...wish, purpose }, Math.floor(now.getTime() / 60_000))
  if (!slot.ok) return slot
  const { claim } = slot.value
  const form = { required: requiredPlaces(caller, profile, wish), blockReason: profile.booking.blockReason }
  const customer = decideCustomer(caller, customerAfter(nobody, wish), isBlock, form)
  if (!customer.ok) return customer

  return await context.write({ caller, scope, request, now }, async (tx) => {
    if (await holdsTooMany(tx, caller, scope, now)) return refuse('too_many_holds')
    const taken = await claimOrClear(tx, scope, 'fresh', claim, now)
    const locked = transition('lock', 'none')
    const status = locked && transition('schedule', locked)
    if (!taken || !status) return await refuseTaken(tx, scope, claim, setting)
    const row = await insertBooking(tx, scope, taken.claimed, {
      ...newBooking(context, caller, wish, claim, customer.value, now),
      status,
      expire_at: null,
      kind: isBlock ? 'block' : 'appointment',
      log: JSON.stringify([logLine('lock', caller, locked, now), logLine('schedule', caller, status, now)]),
    })
    const change = bookingChange('schedule', 'booking_scheduled', null, row)
    return done({
      changes: [...taken.cleared, change],
      answer: { type: 'booking_scheduled', resource: change.event.resource },
    })
  })
}
