import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { attachedLine } from '@rinda/domain/booking/attached'
import { withoutEarlier } from '@rinda/domain/booking/earlier'
import { withoutRefund } from '@rinda/domain/booking/payment'
import type { Approval } from '@rinda/domain/booking/status'
import { transition } from '@rinda/domain/booking/transitions'
import { type Caller, withToken } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer, Written } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import { releaseTime } from '../../occupancies/time-store.ts'
import { writeAct } from '../act/write-act.ts'
import { copyAttachment } from '../attachment/attachment-store.ts'
import { paymentFor } from '../book/schedule.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { countAct, whyOverLimit } from '../limits/count-act.ts'
import { bookedOf, limitsOfChange } from '../limits/visitor-limits.ts'
import { approvalOfNew, bookingToChange, maySee, whyHoldEnded, whyNotChange } from '../policy.ts'
import { type BookingRow, findBooking } from '../store.ts'
import { refuseMoved } from './where-it-went.ts'
import { whyNotMove } from './why-not-move.ts'

export type RescheduleInput = {
  name: BookingName
  token: string | null
  lockedName: BookingName
  lockedToken: string | null
  notes: { [note: string]: string | undefined }
}

/** Moves a visit to a slot that is already held: the old booking ends as rescheduled and the held one is scheduled, both or neither. */
export async function rescheduleBooking(
  context: BookingContext,
  caller: Caller,
  input: RescheduleInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const old = await bookingToChange(context, caller, input.name)
  if (!old.ok) return old
  const held = await bookingToChange(context, withToken(caller, input.lockedToken), input.lockedName)
  if (!held.ok) return held.refusals[0].field ? held : refuse('not_found', 'lockedQtid')
  if (held.value.row.company_id !== old.value.row.company_id) return refuse('not_found', 'lockedQtid')
  if (held.value.row.booking_id === old.value.row.booking_id) return refuse('wrong_state', 'lockedQtid')
  if ([old, held].some(({ value }) => value.row.bms_id !== '' && isBookedElsewhere(value.setting)))
    return refuse('bookings_elsewhere')
  const { scope } = old.value
  const forbidden =
    whyNotChange(caller, old.value.row, old.value.profile, 'cancel', input.token) ??
    whyNotChange(caller, held.value.row, held.value.profile, 'create', input.lockedToken)
  if (forbidden) return forbidden
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const before = await findBooking(tx, scope, input.name, 'for update')
    const lock = await findBooking(tx, scope, input.lockedName, 'for update')
    // Somebody may have moved either out of reach since it was looked at.
    if (!before || !maySee(caller, before)) return refuse('not_found')
    if (!lock || !maySee(withToken(caller, input.lockedToken), lock)) return refuse('not_found', 'lockedQtid')
    if (before.status === 'rescheduled') return await refuseMoved(tx, scope, before, old.value.setting.zone)
    const to = { setting: held.value.setting, serviceId: lock.service_id, startsAt: lock.starts_at, now }
    const isOther = lock.service_id !== before.service_id
    if (isOther && (await paymentFor(tx, scope, caller, to))) return refuse('payment_other', 'lockedQtid')
    const { setting, profile } = held.value
    const limits = limitsOfChange(caller, profile.visitorLimits, {
      before: bookedOf(before, old.value.setting.zone),
      after: { ...bookedOf(lock, setting.zone), customer: before },
      // That another time was held has been counted already.
      isMoved: false,
      isHeld: false,
    })
    const over = await whyOverLimit(tx, scope, limits, { zone: setting.zone, now })
    if (over) return over
    const asked = approvalOfNew(caller, profile)
    const exchanged = await exchange(tx, scope, caller, before, lock, { ...input, asked }, now)
    if (exchanged.ok) await countAct(tx, scope, limits, { bookingId: lock.booking_id, now })
    return exchanged
  })
}

/** Ends a visit at its old time and begins it at the one that is held for it, inside its transaction. Both rows are locked. */
export async function exchange(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  before: BookingRow,
  lock: BookingRow,
  /** `asked` is the approval that a new booking of this caller needs: a new time needs it anew. */
  input: Pick<RescheduleInput, 'notes'> & { asked: Approval },
  now: Date,
): Promise<Result<Written>> {
  const fixed = whyNotMove(before, now)
  if (fixed) return fixed
  const ended = transition('reschedule', before.status)
  if (!ended) return refuse('wrong_state')
  const over = whyHoldEnded(lock, now)
  if (over) return over
  const scheduled = transition('schedule', lock.status)
  // A block holds every lane, a visit one; a specialist has but one.
  const isOtherWidth = before.kind !== lock.kind && lock.specialist_id === null
  if (!scheduled || isOtherWidth) return refuse('wrong_state', 'lockedQtid')

  await releaseTime(tx, scope, before.booking_id)
  const file = attachedLine(before.log)
  if (file) await copyAttachment(tx, scope, before.booking_id, lock.booking_id)
  const end = { act: 'reschedule', type: 'booking_canceled', details: { to: lock.qtid } } as const
  const ending = await writeAct(
    tx,
    scope,
    before,
    { ...end, caller, now },
    {
      status: ended,
      // Money that has to go back is owed once, at the new time.
      fields: JSON.stringify(withoutRefund(before.fields)),
      notes: JSON.stringify({ ...before.notes, ...input.notes }),
    },
  )
  const start = { act: 'schedule', type: 'booking_scheduled', details: { from: before.qtid } } as const
  const beginning = await writeAct(
    tx,
    scope,
    { ...lock, log: file ? [...lock.log, file] : lock.log },
    { ...start, caller, now },
    {
      ...visitOf(before),
      approval: input.asked === 'none' ? before.approval : input.asked,
      status: scheduled,
      expire_at: null,
    },
  )
  return done({
    changes: [ending, beginning],
    answer: {
      type: 'booking_rescheduled',
      resource: beginning.event.resource,
      included: [ending.event.resource],
    },
  })
}

/** Picks the fields that a visit takes with it to its new time: whose it is and what was said of it. */
function visitOf(row: BookingRow) {
  return {
    kind: row.kind,
    user_id: row.user_id,
    customer_type: row.customer_type,
    customer_number: row.customer_number,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone_country_code: row.phone_country_code,
    phone_number: row.phone_number,
    language: row.language,
    push_tokens: row.push_tokens,
    // The series that it belongs to.
    config: JSON.stringify(row.config),
    fields: JSON.stringify(withoutEarlier(row.fields)),
    notes: JSON.stringify(row.notes),
  }
}
