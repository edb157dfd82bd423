import type { BookingResource } from '@rinda/contract/booking/booking'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import { bookingChange, logLine } from '../act/booking-change.ts'
import { doneWith, writeAct } from '../act/write-act.ts'
import type { BookingContext } from '../context.ts'
import { countAct, whyOverLimit } from '../limits/count-act.ts'
import type { VisitorLimit } from '../limits/visitor-limits.ts'
import { findBooking, insertBooking, type NewBooking } from '../store.ts'
import { nameOfRemote, type RemoteBooking } from './answers.ts'
import { askFor, takeBack } from './ask.ts'
import type { Directory } from './directory.ts'
import { changedOf, eventTypeOf, followedColumns, placeColumns } from './followed-columns.ts'
import { findRemote, lockRequest, nextBookingId, type RequestRow, removeRequest } from './request-store.ts'

export type CarryingOut = { setting: LocationSetting; directory: Directory; request: RequestRow }

/**
 * Asks another system for what was written down to be asked, and takes in what it did: the booking, the answer and the end of the request in one
 * transaction. Where nobody knows what became of it, it stays written down, and is asked for again by whoever follows that system.
 */
export async function carryOut(
  context: BookingContext,
  asked: Asked,
  { setting, directory, request }: CarryingOut,
  limits: readonly VisitorLimit[] = [],
): Promise<Result<Answer>> {
  const { caller, now } = asked
  const scope = narrow(caller.scope, setting.companyId)
  const outcome = await askFor(context.bookingSystems, setting, request)
  if (outcome.kind === 'unknown') return refuse('booking_system_away')
  if (outcome.kind === 'not done') {
    await removeRequest(context.db, scope, request.request_id)
    return outcome.refused
  }
  const { booking } = outcome
  let isTheirs = false
  const result = await context.write({ ...asked, scope }, async (tx) => {
    const open = await lockRequest(tx, scope, request.request_id)
    const known = await findRemote(tx, scope, setting.locationId, nameOfRemote(booking))
    // Whoever follows the system may have settled it meanwhile; and what stands here already is not given a second time.
    isTheirs = known !== undefined && known.booking_id !== request.booking_id
    if (!open || isTheirs) return refuse('booking_system_away')
    const over = await whyOverLimit(tx, scope, limits, { zone: setting.zone, now })
    if (over) return over
    const taken = await takeIn(tx, context, scope, { caller, booking, directory, request, now })
    if (!taken) return refuse('not_found')
    await countAct(tx, scope, limits, { bookingId: taken.bookingId, now })
    await removeRequest(tx, scope, request.request_id)
    return doneWith(taken.change)
  })
  if (result.ok) return result
  if (request.booking && !isTheirs) {
    const status = request.act === 'lock' ? 'unlocked' : 'canceled'
    const name = nameOfRemote(booking)
    if (!(await takeBack(context.bookingSystems, setting, { name, status, key: request.key }))) return result
  }
  await removeRequest(context.db, scope, request.request_id)
  return result
}

export type TakingIn = {
  caller: Caller
  booking: RemoteBooking
  directory: Directory
  request: RequestRow
  now: Date
}
type Taken = { bookingId: number; change: Change & { event: { resource: BookingResource } } }

/** Writes what another system did at our request, inside a transaction: a booking of ours that is new, or a change of one. */
export async function takeIn(
  tx: Database,
  context: Pick<BookingContext, 'seen' | 'watchDueTime'>,
  scope: CompanyScope,
  { caller, booking, directory, request, now }: TakingIn,
): Promise<Taken | undefined> {
  const { act } = request
  if (!request.booking) {
    const before = await findBooking(tx, scope, { bookingId: Number(request.booking_id) }, 'for update')
    if (!before) return undefined
    const columns = changedOf(before, followedColumns(booking, directory, before))
    const type = eventTypeOf[columns.status ?? before.status]
    const change = await writeAct(tx, scope, before, { act, type, caller, now }, columns)
    return { bookingId: before.booking_id, change: change as Taken['change'] }
  }
  const { specialist_id: specialistId, ...place } = placeColumns(booking, directory, null)
  const locked = logLine('lock', caller, 'locked', now)
  const log = act === 'lock' ? [locked] : [locked, logLine(act, caller, place.status, now)]
  const claimed = { bookingId: await nextBookingId(tx), specialistId }
  const row = await insertBooking(tx, scope, claimed, {
    ...(request.booking as NewBooking),
    ...place,
    bms_id: nameOfRemote(booking),
    ...{ created_at: now, updated_at: now },
    log: JSON.stringify(log),
  })
  context.seen.note(row)
  if (row.expire_at) context.watchDueTime(row.expire_at)
  const change = bookingChange(act, eventTypeOf[row.status], null, row)
  return { bookingId: row.booking_id, change: change as Taken['change'] }
}
