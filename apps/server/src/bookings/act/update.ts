import type { BookingEventType } from '@rinda/contract/wire/envelope'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { keepsTime } from '@rinda/domain/booking/approval'
import type { BookingStatus } from '@rinda/domain/booking/status'
import { localDateOf } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer, Written } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import { customerAfter } from '../book/customer.ts'
import { requiredStill } from '../book/required-places.ts'
import { decideCustomer, paymentFor, type ScheduleInput } from '../book/schedule.ts'
import { whyNotReaddress } from '../book/visitor-code.ts'
import type { BookingContext } from '../context.ts'
import { whyTooOften } from '../limits/acts-in-a-day.ts'
import { countAct, whyOverLimit } from '../limits/count-act.ts'
import { bookedOf, limitsOfChange } from '../limits/visitor-limits.ts'
import { startAfter } from '../move/instant.ts'
import { moveTime } from '../move/move-time.ts'
import { whyNotMove } from '../move/why-not-move.ts'
import { approvalOfNew, type Place, whyNotChange } from '../policy.ts'
import { renderBooking } from '../resource.ts'
import type { BookingRow } from '../store.ts'
import { actOnBooking } from './act-on-booking.ts'
import { doneWith, writeMovingAct } from './write-act.ts'

/** Changes what a booking says, or when and where it is, without changing its status. */
export async function updateBookingDetails(
  context: BookingContext,
  caller: Caller,
  input: ScheduleInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const act = { caller, input, right: 'create', request, now } as const
  return await actOnBooking(
    context,
    act,
    async (tx, before, place) => await changeDetails(tx, before, place, { caller, input, now }),
  )
}

type Changing = { caller: Caller; input: ScheduleInput; now: Date }

/** Does so to a booking that is locked, of somebody who may, within a transaction. */
export async function changeDetails(
  tx: Database,
  before: BookingRow,
  { setting, profile, scope }: Place,
  { caller, input, now }: Changing,
): Promise<Result<Written>> {
  if (isUnchanged(before, input)) {
    const resource = renderBooking(before)
    return done({ changes: [], answer: { type: `booking_${before.status}`, resource } })
  }
  // Of whom a visitor has had erased nothing is written down again, by a form that was open meanwhile.
  if (!keepsTime(before) || before.user_deleted_at !== null) return refuse('wrong_state')
  if (before.expire_at !== null && before.expire_at <= now) return refuse('hold_ended')
  const tooOften = whyTooOften(caller, before, now)
  if (tooOften) return tooOften
  const unproven = whyNotReaddress(caller, profile, before, input)
  if (unproven) return unproven
  const isBlock = before.kind === 'block'
  const isHeld = before.expire_at !== null
  const isMoved = isMove(before, input)
  if (isMoved && !isHeld) {
    // A move by any way ends the visit where it was: that takes the right to.
    const fixed = whyNotChange(caller, before, profile, 'cancel', null) ?? whyNotMove(before, now)
    if (fixed) return fixed
  }
  const asked = isMoved && !isHeld ? approvalOfNew(caller, profile) : 'none'
  const wanted = customerAfter(before, input)
  const at = { locationId: setting.locationId, serviceId: input.serviceId ?? before.service_id }
  const required = requiredStill(caller, profile, at, before)
  const { blockReason } = profile.booking
  const customer = isHeld ? done(wanted) : decideCustomer(caller, wanted, isBlock, { required, blockReason })
  if (!customer.ok) return customer
  // Another price is paid for another booking.
  const to = { setting, serviceId: at.serviceId, startsAt: before.starts_at, now }
  const isOther = at.serviceId !== before.service_id && !isHeld
  if (isOther && (await paymentFor(tx, scope, caller, to))) return refuse('payment_other', 'serviceId')
  const { visitorLimits } = profile
  const limits = limitsOfChange(caller, visitorLimits, {
    before: bookedOf(before, setting.zone),
    after: {
      ...at,
      localDate: localDateOf(startAfter(before, input), setting.zone),
      customer: customer.value,
    },
    isMoved: !isSameSlot(before, input),
    isHeld,
  })
  const over = await whyOverLimit(tx, scope, limits, { zone: setting.zone, now })
  if (over) return over
  const moved = await moveTime(tx, scope, { setting, profile, caller, before, input, isBlock, now })
  if (!moved.ok) return moved
  await countAct(tx, scope, limits, { bookingId: before.booking_id, now })
  const { fields, notes, config, ...columns } = customer.value
  const type = eventTypeOf[before.status] ?? 'booking_scheduled'
  const [change, left] = await writeMovingAct(
    tx,
    scope,
    before,
    {
      act: 'change',
      type,
      caller,
      now,
      ...(isMoved ? { details: { moved: true } } : {}),
    },
    {
      ...columns,
      ...moved.value.columns,
      ...(asked === 'none' ? {} : { approval: asked }),
      fields: JSON.stringify(fields),
      notes: JSON.stringify(notes),
      config: JSON.stringify(config),
    },
  )
  return doneWith(change, [...moved.value.cleared, ...left])
}

/** Tells whether a visit is to be at another time or location than before: its visitor has to know. */
function isMove(before: BookingRow, input: ScheduleInput): boolean {
  return (
    startAfter(before, input) !== before.starts_at.getTime() / 60_000 ||
    (input.locationId ?? before.location_id) !== before.location_id
  )
}

/**
 * Tells whether an input would change nothing: whoever sends back the booking that they were given changes
 * nothing, whatever its status.
 */
function isUnchanged(before: BookingRow, input: ScheduleInput): boolean {
  return (
    isSameSlot(before, input) &&
    JSON.stringify(customerAfter(before, input)) === JSON.stringify(customerAfter(before, {}))
  )
}

function isSameSlot(before: BookingRow, input: ScheduleInput): boolean {
  const { locationId, serviceId, specialistId, durationMinutes } = input
  const start = before.starts_at.getTime() / 60_000
  const minutes = before.ends_at.getTime() / 60_000 - start
  return (
    (locationId ?? before.location_id) === before.location_id &&
    (serviceId ?? before.service_id) === before.service_id &&
    (specialistId === undefined ? before.specialist_id : specialistId) === before.specialist_id &&
    startAfter(before, input) === start &&
    (durationMinutes ?? minutes) === minutes
  )
}

/** A changed booking is published as what it still is, so that every client replaces it. */
const eventTypeOf: Partial<Record<BookingStatus, BookingEventType>> = {
  locked: 'booking_locked',
  verified: 'booking_verified',
  scheduled: 'booking_scheduled',
  confirmed: 'booking_confirmed',
}
