import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { transition } from '@rinda/domain/booking/transitions'
import { localDateOf } from '@rinda/domain/time/zone'
import { type Caller, kioskAt } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer, Written } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { doneWith, writeMovingAct } from '../act/write-act.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { countAct, whyOverLimit } from '../limits/count-act.ts'
import { limitsOfBooking, type VisitorLimit } from '../limits/visitor-limits.ts'
import { startAfter } from '../move/instant.ts'
import { moveTime, type SlotPatch } from '../move/move-time.ts'
import type { AskedPayment } from '../payment/ask-payment.ts'
import { approvalOfNew, type Place, whyHoldEnded } from '../policy.ts'
import type { BookingRow } from '../store.ts'
import {
  blockCustomer,
  type CustomerColumns,
  type CustomerInput,
  checkCustomer,
  customerAfter,
  isBlockInput,
  whyNotBlock,
} from './customer.ts'
import { requiredPlaces } from './required-places.ts'
import { whyNotReaddress, whyNotVerified, whyUnprovenAgain } from './visitor-code.ts'

export type ScheduleInput = CustomerInput & SlotPatch & { name: BookingName; token: string | null }

/** Turns a hold into a booking. The input may also change the slot: then the new one is claimed and the old one given back together. */
export async function scheduleBooking(
  context: BookingContext,
  caller: Caller,
  input: ScheduleInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  // What a visitor books is counted beside other bookings, by whom is known in the transaction only.
  const conflictsOnBookingAlone = caller.kind !== 'visitor'
  const elsewhere = async (before: BookingRow, place: Place) => {
    const held = await whatToSchedule(context, caller, place, before, input, now)
    if (!held.ok) return held
    const { actElsewhere } = await import('../remote/act-elsewhere.ts')
    const { sentCustomer } = await import('../remote/sent-customer.ts')
    const { limits, customer } = held.value
    const sent = { status: 'scheduled', ...sentCustomer(customer) }
    const what = { place, before, act: 'schedule', sent, limits } as const
    return await actElsewhere(context, caller, what, request, now)
  }
  const act = { caller, input, right: 'create', conflictsOnBookingAlone, elsewhere, request, now } as const
  return await actOnBooking(context, act, (tx, before, place) =>
    scheduleHeld(tx, caller, place, before, input, now),
  )
}

/** Decides whether a time that another system holds may be booked there, and for whom. What is held there is booked as it is. */
async function whatToSchedule(
  { db }: BookingContext,
  caller: Caller,
  { setting, profile, scope }: Place,
  before: BookingRow,
  input: ScheduleInput,
  now: Date,
): Promise<Result<{ customer: CustomerColumns; limits: VisitorLimit[] }>> {
  const ended = whyHoldEnded(before, now)
  if (ended) return ended
  if (!transition('schedule', before.status)) return refuse('wrong_state')
  const unproven =
    whyNotVerified(caller, profile, before.status) ?? whyNotReaddress(caller, profile, before, input)
  if (unproven) return unproven
  const isBlock = caller.kind !== 'visitor' && isBlockInput(input.fields)
  if (isBlock || !isOfSlot(before, input)) return refuse('bookings_elsewhere')
  const at = { locationId: setting.locationId, serviceId: before.service_id }
  const form = { required: requiredPlaces(caller, profile, at), blockReason: false }
  const customer = decideCustomer(caller, customerAfter(before, input), false, form)
  if (!customer.ok) return customer
  const again = { status: before.status, bookingId: before.booking_id, customer: customer.value }
  const unknown = await whyUnprovenAgain(db, scope, caller, profile, again)
  if (unknown) return unknown
  const localDate = localDateOf(startAfter(before, input), setting.zone)
  const limits = limitsOfBooking(caller, profile.visitorLimits, {
    ...{ ...at, localDate, customer: customer.value },
  })
  return done({ customer: customer.value, limits })
}

/** Tells whether an input names the slot that is held, as far as it names any. */
function isOfSlot(before: BookingRow, { serviceId, specialistId, durationMinutes, ...input }: ScheduleInput) {
  const start = before.starts_at.getTime() / 60_000
  return (
    (serviceId ?? before.service_id) === before.service_id &&
    (specialistId ?? before.specialist_id) === before.specialist_id &&
    startAfter(before, input) === start &&
    (durationMinutes ?? before.ends_at.getTime() / 60_000 - start) ===
      before.ends_at.getTime() / 60_000 - start
  )
}

async function scheduleHeld(
  tx: Database,
  caller: Caller,
  { setting, profile, scope }: Place,
  before: BookingRow,
  input: ScheduleInput,
  now: Date,
): Promise<Result<Written>> {
  if (input.locationId === undefined && before.location_id !== setting.locationId)
    return refuse('wrong_state')
  const ended = whyHoldEnded(before, now)
  if (ended) return ended
  const status = transition('schedule', before.status)
  if (!status) return refuse('wrong_state')
  const unproven =
    whyNotVerified(caller, profile, before.status) ?? whyNotReaddress(caller, profile, before, input)
  if (unproven) return unproven

  const isBlock = caller.kind !== 'visitor' && isBlockInput(input.fields)
  const at = { locationId: setting.locationId, serviceId: input.serviceId ?? before.service_id }
  const form = { required: requiredPlaces(caller, profile, at), blockReason: profile.booking.blockReason }
  const customer = decideCustomer(caller, customerAfter(before, input), isBlock, form)
  if (!customer.ok) return customer
  const limits = limitsOfBooking(caller, profile.visitorLimits, {
    ...at,
    localDate: localDateOf(startAfter(before, input), setting.zone),
    customer: customer.value,
  })
  const over = await whyOverLimit(tx, scope, limits, { zone: setting.zone, now })
  if (over) return over
  const again = { status: before.status, bookingId: before.booking_id, customer: customer.value }
  const unknown = await whyUnprovenAgain(tx, scope, caller, profile, again)
  if (unknown) return unknown
  const moved = await moveTime(tx, scope, { setting, profile, caller, before, input, isBlock, now })
  if (!moved.ok) return moved
  await countAct(tx, scope, limits, { bookingId: before.booking_id, now })
  const { starts_at: startsAt = before.starts_at } = moved.value.columns
  const payment = await paymentFor(tx, scope, caller, { setting, serviceId: at.serviceId, startsAt, now })

  const { notes, config, ...columns } = customer.value
  const fields = payment ? payment.withAsked(customer.value.fields) : customer.value.fields
  const scheduled = { act: 'schedule', type: 'booking_scheduled', caller, now } as const
  const [change, left] = await writeMovingAct(tx, scope, before, scheduled, {
    ...columns,
    ...moved.value.columns,
    fields: JSON.stringify(fields),
    notes: JSON.stringify(notes),
    config: JSON.stringify(config),
    kind: isBlock ? 'block' : 'appointment',
    approval: approvalOfNew(caller, profile),
    status,
    expire_at: null,
  })
  await payment?.write(before.booking_id)
  return doneWith(change, [...moved.value.cleared, ...left])
}

/**
 * Asks a visitor for the price of a service before their visit. Staff and programs take money in their own way, and at a paired kiosk it is paid at the
 * counter. What does it is loaded where a service has a price.
 */
export async function paymentFor(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  to: { setting: LocationSetting; serviceId: number; startsAt: Date; now: Date },
): Promise<AskedPayment | null> {
  const { price } = to.setting.services.get(to.serviceId)?.row.config ?? {}
  const isExempt = caller.kind !== 'visitor' || kioskAt(caller, to.setting.locationId) !== undefined
  if (isExempt || !price) return null
  const { askPayment } = await import('../payment/ask-payment.ts')
  return await askPayment(tx, scope, { price, startsAt: to.startsAt, now: to.now })
}

/** The customer that is written: checked as the caller's form asks, or the dummy of a block. */
export function decideCustomer(
  caller: Caller,
  customer: CustomerColumns,
  isBlock: boolean,
  form: { required: readonly string[]; blockReason: boolean },
): Result<CustomerColumns> {
  if (!isBlock) return checkCustomer(customer, form.required)
  const reason = whyNotBlock(customer, form.blockReason && caller.kind === 'portal')
  if (!reason.ok) return reason
  const named = customer.first_name !== '' || customer.last_name !== ''
  return done({
    ...customer,
    ...(named ? {} : blockCustomer),
    fields: { ...customer.fields, _is_blocked: true },
  })
}
