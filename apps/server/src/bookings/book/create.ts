import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { BookingClientType } from '@rinda/domain/booking/client-type'
import { localDateOf } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import type { BookingContext } from '../context.ts'
import { holdsOf, holdsTooMany } from '../hold/hold-limit.ts'
import { conflictKeysOf, countAct, whyOverLimit } from '../limits/count-act.ts'
import { limitsOfBooking } from '../limits/visitor-limits.ts'
import { approvalOfNew, type Place, placeToBook } from '../policy.ts'
import { chooseSlot } from './choose-slot.ts'
import { claimOrClear } from './claim.ts'
import { type CustomerInput, customerAfter, isBlockInput, nobody } from './customer.ts'
import { refuseTaken } from './in-the-way.ts'
import { insertScheduled } from './insert-scheduled.ts'
import { requiredPlaces } from './required-places.ts'
import { decideCustomer, paymentFor } from './schedule.ts'
import { whyNotVerified, whyUnprovenAgain } from './visitor-code.ts'

export type CreateInput = CustomerInput & {
  locationId: number
  serviceId: number
  specialistId: number | null
  /** Epoch minutes. */
  startsAt: number
  durationMinutes: number | null
  clientType?: BookingClientType | undefined
}

/** Locks and schedules in one step: the time is claimed and the booking stands, or nothing happened. */
export async function createScheduled(
  context: BookingContext,
  caller: Caller,
  input: CreateInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const place = await placeToBook(context.settings, caller, input)
  if (!place.ok) return place
  const { setting, profile, scope } = place.value
  const unproven = whyNotVerified(caller, profile, 'none')
  if (unproven) return unproven
  const isBlock = caller.kind !== 'visitor' && isBlockInput(input.fields)
  if (isBookedElsewhere(setting)) {
    if (isBlock) return refuse('bookings_elsewhere')
    return await createElsewhere(context, caller, place.value, input, request, now)
  }
  const purpose = caller.kind === 'visitor' ? 'visitor' : isBlock ? 'block' : 'staff'
  const slot = chooseSlot(setting, profile, { ...input, purpose }, Math.floor(now.getTime() / 60_000))
  if (!slot.ok) return slot
  const { claim } = slot.value
  const form = { required: requiredPlaces(caller, profile, input), blockReason: profile.booking.blockReason }
  const customer = decideCustomer(caller, customerAfter(nobody, input), isBlock, form)
  if (!customer.ok) return customer

  const limits = limitsOfBooking(caller, profile.visitorLimits, {
    locationId: setting.locationId,
    serviceId: input.serviceId,
    localDate: localDateOf(input.startsAt, setting.zone),
    customer: customer.value,
  })
  const conflictKeys = [...holdsOf(caller), ...conflictKeysOf(limits)]
  return await context.write({ caller, scope, request, now, conflictKeys }, async (tx) => {
    if (await holdsTooMany(tx, caller, scope, now)) return refuse('too_many_holds')
    const over = await whyOverLimit(tx, scope, limits, { zone: setting.zone, now })
    if (over) return over
    const again = { status: 'none', bookingId: null, customer: customer.value } as const
    const unknown = await whyUnprovenAgain(tx, scope, caller, profile, again)
    if (unknown) return unknown
    const taken = await claimOrClear(tx, scope, 'fresh', claim, now)
    if (!taken) return await refuseTaken(tx, scope, claim, setting)
    const approval = approvalOfNew(caller, profile)
    const { serviceId } = input
    const payment = await paymentFor(tx, scope, caller, { setting, serviceId, startsAt: claim.startsAt, now })
    const fields = payment ? payment.withAsked(customer.value.fields) : customer.value.fields
    const scheduled = {
      at: input,
      claim,
      claimed: taken.claimed,
      customer: { ...customer.value, fields },
      isBlock,
      approval,
    }
    const change = await insertScheduled(tx, context, caller, scope, scheduled, now)
    await payment?.write(taken.claimed.bookingId)
    await countAct(tx, scope, limits, { bookingId: taken.claimed.bookingId, now })
    return done({
      changes: [...taken.cleared, change],
      answer: { type: 'booking_scheduled', resource: change.event.resource },
    })
  })
}

async function createElsewhere(
  context: BookingContext,
  caller: Caller,
  place: Place,
  input: CreateInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const { profile } = place
  const form = { required: requiredPlaces(caller, profile, input), blockReason: false }
  const customer = decideCustomer(caller, customerAfter(nobody, input), false, form)
  if (!customer.ok) return customer
  const scope = place.scope
  const again = { status: 'none', bookingId: null, customer: customer.value } as const
  const unknown = await whyUnprovenAgain(context.db, scope, caller, profile, again)
  if (unknown) return unknown
  const { makeElsewhere } = await import('../remote/make-elsewhere.ts')
  const what = { place, input, customer: customer.value, act: 'schedule' } as const
  return await makeElsewhere(context, caller, what, request, now)
}
