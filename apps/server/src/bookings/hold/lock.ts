import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { BookingClientType } from '@rinda/domain/booking/client-type'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../../access/caller.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { bookingChange, logLine } from '../act/booking-change.ts'
import { chooseSlot } from '../book/choose-slot.ts'
import { claimOrClear } from '../book/claim.ts'
import { type CustomerInput, checkCustomer, customerAfter, nobody } from '../book/customer.ts'
import { refuseTaken } from '../book/in-the-way.ts'
import { newBooking } from '../book/new-booking.ts'
import type { BookingContext } from '../context.ts'
import { conflictKeysOf, countAct, whyOverLimit } from '../limits/count-act.ts'
import { limitsOfHold } from '../limits/visitor-limits.ts'
import { type Place, placeToBook } from '../policy.ts'
import { insertBooking } from '../store.ts'
import { holdsOf, holdsTooMany } from './hold-limit.ts'

export type LockInput = CustomerInput & {
  locationId: number
  serviceId: number
  specialistId: number | null
  /** Epoch minutes. */
  startsAt: number
  durationMinutes: number | null
  clientType?: BookingClientType | undefined
}

/** Holds a slot for the time that it takes to fill in a form. It is held for a visit: a length that only blocks have is none of those. */
export async function lockBooking(
  context: BookingContext,
  caller: Caller,
  input: LockInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const place = await placeToBook(context.settings, caller, input)
  if (!place.ok) return place
  const { setting, profile, scope } = place.value
  if (isBookedElsewhere(setting))
    return await lockElsewhere(context, caller, place.value, input, request, now)
  const purpose = caller.kind === 'visitor' ? 'visitor' : 'staff'
  const slot = chooseSlot(setting, profile, { ...input, purpose }, Math.floor(now.getTime() / 60_000))
  if (!slot.ok) return slot
  const { claim } = slot.value
  const customer = checkCustomer(customerAfter(nobody, input), [])
  if (!customer.ok) return customer

  const limits = limitsOfHold(caller, profile.visitorLimits, setting.locationId)
  const conflictKeys = [...holdsOf(caller), ...conflictKeysOf(limits)]
  return await context.write({ caller, scope, request, now, conflictKeys }, async (tx) => {
    const over = await whyOverLimit(tx, scope, limits, { zone: setting.zone, now })
    if (over) return over
    // Asked for at once, as the answer is hardly ever yes; what was claimed is then taken back.
    const [areTooMany, taken] = await Promise.all([
      holdsTooMany(tx, caller, scope, now),
      claimOrClear(tx, scope, 'fresh', claim, now),
    ])
    if (areTooMany) return refuse('too_many_holds')
    const status = transition('lock', 'none')
    if (!taken || !status) return await refuseTaken(tx, scope, claim, setting)
    const expireAt = new Date(now.getTime() + context.lockMinutes * 60_000)
    const row = await insertBooking(tx, scope, taken.claimed, {
      ...newBooking(context, caller, input, claim, customer.value, now),
      status,
      expire_at: expireAt,
      kind: 'appointment',
      log: JSON.stringify([logLine('lock', caller, status, now)]),
    })
    context.seen.note(row)
    await countAct(tx, scope, limits, { bookingId: row.booking_id, now })
    context.watchDueTime(expireAt)
    const change = bookingChange('lock', 'booking_locked', null, row)
    return done({
      changes: [...taken.cleared, change],
      answer: { type: 'booking_locked', resource: change.event.resource },
    })
  })
}

async function lockElsewhere(
  context: BookingContext,
  caller: Caller,
  place: Place,
  input: LockInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const customer = checkCustomer(customerAfter(nobody, input), [])
  if (!customer.ok) return customer
  const { makeElsewhere } = await import('../remote/make-elsewhere.ts')
  const what = { place, input, customer: customer.value, act: 'lock' } as const
  return await makeElsewhere(context, caller, what, request, now)
}
