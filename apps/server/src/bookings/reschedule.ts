import { done, type Result, refuse } from '@rinda/contract/refusals'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
import { transition } from '@rinda/domain/booking/transitions'
import { type Caller, withToken } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer, Written } from '../changes/work.ts'
import type { Database } from '../database/database.ts'
import { bookingChange, logLine } from './booking-change.ts'
import type { BookingName } from './booking-name.ts'
import type { BookingContext } from './context.ts'
import { bookingToChange, whyNotChange } from './policy.ts'
import { type BookingRow, findBooking, updateBooking } from './store.ts'
import { releaseTime } from './time-store.ts'

export type RescheduleWish = {
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
  wish: RescheduleWish,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const old = await bookingToChange(context, caller, wish.name)
  if (!old.ok) return old
  const held = await bookingToChange(context, withToken(caller, wish.lockedToken), wish.lockedName)
  if (!held.ok) return held.refusals[0].field ? held : refuse('not_found', 'lockedQtid')
  if (held.value.row.company_id !== old.value.row.company_id) return refuse('not_found', 'lockedQtid')
  if (held.value.row.booking_id === old.value.row.booking_id) return refuse('wrong_state', 'lockedQtid')
  const { scope } = old.value
  const forbidden =
    whyNotChange(caller, old.value.row, old.value.profile, 'cancel', wish.token) ??
    whyNotChange(caller, held.value.row, held.value.profile, 'create', wish.lockedToken)
  if (forbidden) return forbidden
  return await context.write({ caller, scope, request, now }, async (tx) => {
    const before = await findBooking(tx, scope, wish.name, 'for update')
    const lock = await findBooking(tx, scope, wish.lockedName, 'for update')
    return before && lock ? await exchange(tx, scope, caller, before, lock, wish, now) : refuse('not_found')
  })
}

async function exchange(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  before: BookingRow,
  lock: BookingRow,
  wish: RescheduleWish,
  now: Date,
): Promise<Result<Written>> {
  const startsAt = before.starts_at.getTime() / 60_000
  const why = whyNotCancelable(
    { status: before.status, approval: before.approval, servedAt: before.served_at, startsAt },
    now.getTime() / 60_000,
  )
  const ended = transition('reschedule', before.status)
  if (why || !ended) return refuse(why ?? 'wrong_state')
  if (lock.status === 'expired' || (lock.expire_at !== null && lock.expire_at <= now))
    return refuse('hold_ended')
  const scheduled = transition('schedule', lock.status)
  // A block holds every lane, a visit one; a specialist has but one.
  const isOtherWidth = before.kind !== lock.kind && lock.specialist_id === null
  if (!scheduled || isOtherWidth) return refuse('wrong_state', 'lockedQtid')

  await releaseTime(tx, scope, before.booking_id)
  const old = await updateBooking(tx, scope, before.booking_id, {
    status: ended,
    notes: JSON.stringify({ ...before.notes, ...wish.notes }),
    updated_at: now,
    log: JSON.stringify([...before.log, logLine('reschedule', caller, ended, now, { to: lock.qtid })]),
  })
  const fresh = await updateBooking(tx, scope, lock.booking_id, {
    ...visitOf(before),
    status: scheduled,
    expire_at: null,
    updated_at: now,
    log: JSON.stringify([...lock.log, logLine('schedule', caller, scheduled, now, { from: before.qtid })]),
  })
  const ending = bookingChange('reschedule', 'booking_canceled', before, old)
  const beginning = bookingChange('schedule', 'booking_scheduled', lock, fresh)
  return done({
    changes: [ending, beginning],
    answer: {
      type: 'booking_rescheduled',
      resource: beginning.event.resource,
      included: [ending.event.resource],
    },
  })
}

/** What a visit takes with it to its new time: whose it is and what was said of it. */
function visitOf(row: BookingRow) {
  return {
    kind: row.kind,
    approval: row.approval,
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
    fields: JSON.stringify(row.fields),
    notes: JSON.stringify(row.notes),
  }
}
