import { holdsTime } from '@rinda/domain/booking/status'
import { systemCaller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { bookingChange, logLine } from '../act/booking-change.ts'
import { writeAct, writeMovingAct } from '../act/write-act.ts'
import { newBooking } from '../book/new-booking.ts'
import type { BookingContext } from '../context.ts'
import { type BookingRow, insertBooking } from '../store.ts'
import { nameOfRemote, type RemoteBooking } from './answers.ts'
import type { Directory } from './directory.ts'
import { changedOf, eventTypeOf, followedColumns, written } from './followed-columns.ts'
import { listRemote, listRequests, nextBookingId } from './request-store.ts'

/** Bookings as they stood here before another system was asked: what was changed since then, it did not know yet. */
export type Known = ReadonlyMap<number, Pick<BookingRow, 'updated_at' | 'status'>>
export type TakingListIn = {
  locationId: number
  directory: Directory
  known: Known
  bookings: readonly RemoteBooking[]
  /** Names of bookings that stand here and that the other system does not have any more. */
  lost: readonly string[]
  now: Date
}

/** The most requests that are looked at: with more of them under way nothing is taken in. */
const mostRequests = 1_000
/** Nowhere: rows are asked for by their names alone. */
const never = { from: new Date(0), till: new Date(0) }

/**
 * Takes a list of another system's bookings into ours, within a transaction: those that are new, those that changed, and those that it has no more. While
 * somebody here waits to hear which booking is theirs, nobody new is taken in.
 */
export async function takeListIn(
  tx: Database,
  context: Pick<BookingContext, 'ids' | 'watchDueTime' | 'seen'> & BookingContext,
  scope: CompanyScope,
  { locationId, directory, known, bookings, lost, now }: TakingListIn,
): Promise<Change[]> {
  const requests = await listRequests(tx, scope, locationId, mostRequests)
  const asked = new Set(requests.map(({ booking_id }) => booking_id))
  const mayBeTheirs = requests.some(({ booking }) => booking !== null)
  const names = [...bookings.map(nameOfRemote), ...lost]
  const rows = await listRemote(tx, scope, locationId, { ...never, names }, 'for update')
  const byName = new Map(rows.map((row) => [row.bms_id, row]))
  const isAsKnown = (row: BookingRow) => {
    const before = known.get(row.booking_id)
    const isSame = before?.status === row.status && before.updated_at.getTime() === row.updated_at.getTime()
    return isSame && !asked.has(row.booking_id)
  }
  const changes: Change[] = []
  const taken = new Set<string>()
  for (const booking of bookings) {
    const name = nameOfRemote(booking)
    const row = byName.get(name)
    if (taken.has(name)) continue
    taken.add(name)
    if (row && isAsKnown(row)) changes.push(...(await follow(tx, scope, row, booking, directory, now)))
    if (row || mayBeTheirs || !holdsTime(booking.attributes.status)) continue
    const inserted = await insertTold(tx, context, scope, { locationId, booking, directory, now })
    if (inserted) changes.push(inserted)
  }
  for (const name of lost) {
    const row = byName.get(name)
    if (row && isAsKnown(row) && holdsTime(row.status)) changes.push(await end(tx, scope, row, now))
  }
  return changes
}

async function follow(
  tx: Database,
  scope: CompanyScope,
  before: BookingRow,
  booking: RemoteBooking,
  directory: Directory,
  now: Date,
): Promise<Change[]> {
  // A hold that ended here by its time has ended there too.
  const wanted = followedColumns(booking, directory, before)
  if (before.status === 'expired' && wanted.status !== 'scheduled' && wanted.status !== 'confirmed') return []
  const columns = changedOf(before, wanted)
  if (Object.keys(columns).length === 0) return []
  const details = columns.starts_at === undefined ? {} : { details: { moved: true } }
  const type = eventTypeOf[wanted.status]
  const act = { act: 'follow', type, caller: systemCaller, now, ...details } as const
  const [change, left] = await writeMovingAct(tx, scope, before, act, columns)
  return [...left, change].map((told) => ({ ...told, isBySystem: true }))
}

async function end(tx: Database, scope: CompanyScope, before: BookingRow, now: Date): Promise<Change> {
  const isHeld = before.expire_at !== null
  const status = isHeld ? 'failed' : 'canceled'
  const act = { act: 'follow', type: eventTypeOf[status], caller: systemCaller, now } as const
  return { ...(await writeAct(tx, scope, before, act, { status, expire_at: null })), isBySystem: true }
}

type Told = { locationId: number; booking: RemoteBooking; directory: Directory; now: Date }

async function insertTold(
  tx: Database,
  context: BookingContext,
  scope: CompanyScope,
  { locationId, booking, directory, now }: Told,
): Promise<Change | undefined> {
  const {
    service_id: serviceId,
    specialist_id: specialistId,
    ...columns
  } = followedColumns(booking, directory, null)
  if (serviceId === undefined) return undefined
  const { attributes } = booking
  const at = { startsAt: columns.starts_at, endsAt: columns.ends_at }
  const blank = newBooking(context, systemCaller, { locationId, serviceId }, at, {}, now)
  const claimed = { bookingId: await nextBookingId(tx), specialistId }
  const row = await insertBooking(tx, scope, claimed, {
    ...blank,
    kind: 'appointment',
    ...written(columns),
    code: attributes.code === '' ? blank.code : attributes.code,
    bms_id: nameOfRemote(booking),
    created_at: attributes.created_at ?? now,
    log: JSON.stringify([logLine('follow', systemCaller, columns.status, now)]),
  } as Parameters<typeof insertBooking>[3])
  if (row.expire_at) context.watchDueTime(row.expire_at)
  return { ...bookingChange('follow', eventTypeOf[row.status], null, row), isBySystem: true }
}
