import { done } from '@rinda/contract/wire/refusals'
import { transition } from '@rinda/domain/booking/transitions'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { writeAct } from '../act/write-act.ts'
import { findBooking } from '../store.ts'
import { nameOfRemote } from './answers.ts'
import { askFor, takeBack } from './ask.ts'
import { takeIn } from './carry-out.ts'
import type { Directory } from './directory.ts'
import type { FollowContext } from './follow-context.ts'
import { findRemote, listRequests, lockRequest, type RequestRow, removeRequest } from './request-store.ts'

const mostAtATime = 20
/** Time in ms after which a booking that nobody heard of is given back: whoever asked for it has gone elsewhere. */
const patienceMs = 60_000
/** Time in ms after which a request that nobody ever answers is left alone. */
const giveUpMs = 24 * 3_600_000

/**
 * Finds out what became of requests whose answer was lost, by asking for the same again under the same name. A booking is taken in; a hold, which nobody
 * waits for any more, and a booking that comes too late are given back there.
 */
export async function settleRequests(
  context: FollowContext,
  setting: LocationSetting,
  directory: Directory,
): Promise<void> {
  const now = context.clock()
  const scope = narrow(systemCaller.scope, setting.companyId)
  const all = await listRequests(context.db, scope, setting.locationId, mostAtATime)
  const old = all.filter(({ created_at }) => now.getTime() - created_at.getTime() >= context.settleAfterMs)
  await Promise.all(old.map((request) => settleOne(context, setting, { directory, request, scope }, now)))
}

type One = { directory: Directory; request: RequestRow; scope: CompanyScope }

async function settleOne(
  context: FollowContext,
  setting: LocationSetting,
  { directory, request, scope }: One,
  now: Date,
): Promise<void> {
  const { db, bookingSystems } = context
  const outcome = await askFor(bookingSystems, setting, request)
  const age = now.getTime() - request.created_at.getTime()
  const isOver = outcome.kind === 'not done' || (outcome.kind === 'unknown' && age > giveUpMs)
  if (isOver) return await removeRequest(db, scope, request.request_id)
  if (outcome.kind !== 'done') return
  const { booking } = outcome
  const name = nameOfRemote(booking)
  const isLate = request.act === 'lock' || (request.act === 'schedule' && age > patienceMs)
  const status = request.act === 'lock' ? 'unlocked' : 'canceled'
  if (isLate && !(await takeBack(bookingSystems, setting, { name, status, key: request.key }))) return
  await context.writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const open = await lockRequest(tx, scope, request.request_id)
    if (!open) return done({ changes: [], answer: null })
    await removeRequest(tx, scope, request.request_id)
    const changes = isLate
      ? await giveUp(tx, scope, request, now)
      : await takeInLate(tx, context, setting, { directory, request, scope }, booking, now)
    return done({ changes, answer: null })
  })
}

async function takeInLate(
  tx: Database,
  context: FollowContext,
  { locationId }: LocationSetting,
  { directory, request, scope }: One,
  booking: Parameters<typeof takeIn>[3]['booking'],
  now: Date,
): Promise<Change[]> {
  const known = request.booking && (await findRemote(tx, scope, locationId, nameOfRemote(booking)))
  if (known) return []
  const what = { caller: systemCaller, booking, directory, request, now }
  const taken = await takeIn(tx, context, scope, what)
  return taken ? [{ ...taken.change, isBySystem: true }] : []
}

/** Ends a hold of ours whose booking was given back. */
async function giveUp(
  tx: Database,
  scope: CompanyScope,
  { booking_id: bookingId }: RequestRow,
  now: Date,
): Promise<Change[]> {
  const before =
    bookingId === null
      ? undefined
      : await findBooking(tx, scope, { bookingId: Number(bookingId) }, 'for update')
  const status = before && transition('fail', before.status)
  if (!before || !status) return []
  const act = { act: 'fail', type: 'booking_failed', caller: systemCaller, now } as const
  const change = await writeAct(tx, scope, before, act, { status, expire_at: null })
  return [{ ...change, isBySystem: true }]
}
