import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { CompanyScope } from '../access/scope.ts'
import { actOnBooking } from '../bookings/act/act-on-booking.ts'
import { logLine } from '../bookings/act/booking-change.ts'
import { whyNotCanceled } from '../bookings/act/cancel.ts'
import { writeAct } from '../bookings/act/write-act.ts'
import type { BookingName } from '../bookings/booking-name.ts'
import { earlierOf } from '../bookings/move/where-it-went.ts'
import { renderBooking } from '../bookings/resource.ts'
import type { BookingRow } from '../bookings/store.ts'
import type { Change } from '../changes/record-store.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Database } from '../database/database.ts'
import { messagesFollower } from '../notifications/notifier-context.ts'
import { releaseTime } from '../occupancies/time-store.ts'
import { holdBack } from '../stream/follow.ts'
import { webhooksFollower } from '../webhooks/context.ts'
import type { OwnBookingContext } from './context.ts'
import { eraseTraces } from './erase-store.ts'

/**
 * Takes all that is known of a visitor out of their booking, out of those that it went on from, and out of what was kept of them. When, which
 * service, and what became of it stay. A visit that is still to come is canceled with it, where that is said.
 */
export async function eraseVisitor(
  context: OwnBookingContext,
  asked: Asked,
  { name, isCanceledToo }: { name: BookingName; isCanceledToo: boolean },
): Promise<Result<Answer>> {
  const { now } = asked
  const act = { ...asked, input: { name, token: null }, right: null, elsewhere: 'here' } as const
  return await actOnBooking(context, act, async (tx, before, { scope }) => {
    if (before.kind === 'block' || before.expire_at !== null) return refuse('wrong_state')
    if (before.user_deleted_at !== null) {
      return done({ changes: [], answer: { type: 'booking_erased', resource: renderBooking(before) } })
    }
    const isAhead = ['scheduled', 'confirmed'].includes(before.status) && before.approval !== 'declined'
    const stands = isAhead && before.served_at === null && before.starts_at > now
    // A visit that another system keeps is to be canceled there first.
    if (stands && before.bms_id !== '') return refuse('bookings_elsewhere')
    if (stands) {
      const why = isCanceledToo ? whyNotCanceled(before, now) : 'wrong_state'
      if (why) return refuse(why)
      await releaseTime(tx, scope, before.booking_id)
    }
    const earlier = await earlierOf(tx, scope, before)
    const rows = [before, ...earlier]
    const first = rows.at(-1) ?? before
    const ids = rows.map(({ booking_id }) => booking_id)
    await holdBackTellers(tx, scope)
    await eraseTraces(tx, scope, ids, first.created_at)
    const changes: Change[] = []
    for (const row of rows) changes.push(await eraseRow(tx, scope, asked, row, stands && row === before))
    const [change] = changes
    if (!change) throw new Error('a booking that was locked is not there')
    return done({ changes, answer: { type: 'booking_erased', resource: change.event.resource } })
  })
}

/** Waits for what is being written of bookings at this moment, as it is made of what is erased next, and keeps more from being written until then. */
export async function holdBackTellers(tx: Database, scope: CompanyScope): Promise<void> {
  await holdBack(tx, scope, messagesFollower)
  await holdBack(tx, scope, webhooksFollower)
}

/** Takes a visitor out of the row of their booking, in which what became of it stays. */
export async function eraseRow(
  tx: Database,
  scope: CompanyScope,
  { caller, now }: Asked,
  row: BookingRow,
  isCanceled: boolean,
): Promise<Change> {
  const status = isCanceled ? 'canceled' : row.status
  const known = row.log.map(withoutDetails)
  const log = isCanceled ? [...known, logLine('cancel', caller, status, now)] : known
  const type = isCanceled ? 'booking_canceled' : 'booking_confirmed'
  const erased = { act: 'erase', type, caller, now } as const
  const change = await writeAct(tx, scope, { ...row, log }, erased, {
    ...{ status, user_id: null, customer_number: '', first_name: '', last_name: '', email: '' },
    ...{ phone_country_code: '', phone_number: '', ip: '', session: '', push_tokens: [] },
    ...{ verification_code: '', user_deleted_at: now },
    fields: JSON.stringify(
      Object.fromEntries(Object.entries(row.fields).filter(([name]) => name.startsWith('_payment_'))),
    ),
    notes: '{}',
  })
  // What stood there before is what was to be erased.
  return { ...change, before: { status: row.status }, after: { status, user_deleted_at: now.toISOString() } }
}

/** A line of the log without what it says besides who did what, when, and where the visit went. */
function withoutDetails({ at, act, by, status, from, to, minutes }: BookingRow['log'][number]) {
  const kept = Object.entries({ from, to, minutes }).filter(([, value]) => value !== undefined)
  return { at, act, by, status, ...Object.fromEntries(kept) }
}
