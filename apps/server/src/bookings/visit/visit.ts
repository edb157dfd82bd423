import { judged } from '@rinda/domain/booking/approval'
import { isServable } from '@rinda/domain/booking/serve'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { writeAct } from '../act/write-act.ts'
import { type BookingRow, findBooking } from '../store.ts'
import { type CodeAt, listByCode } from './visit-store.ts'

/** The visit with this code: one that stands rather than one that was canceled, and the first of them. */
export async function findByCode(
  db: Database,
  scope: CompanyScope,
  at: CodeAt,
): Promise<BookingRow | undefined> {
  const visits = await listByCode(db, scope, at)
  return visits.find(({ status }) => judged.includes(status)) ?? visits[0]
}

/** Locks a booking until the transaction ends, and gives it as it stands. */
export async function lockVisit(
  tx: Database,
  scope: CompanyScope,
  { qtid }: { qtid: string },
): Promise<BookingRow | undefined> {
  return await findBooking(tx, scope, { qtid }, 'for update')
}

type EndOfVisit = { settings: Pick<Settings, 'readNow'>; caller: Caller; bookingId: number; now: Date }

/**
 * Marks the booking of a visit that has just ended as served; null where that is said already, it stands no more, or another system keeps it: whether
 * somebody came is said there, as with every other act that it cannot be asked for.
 */
export async function serveVisit(
  tx: Database,
  scope: CompanyScope,
  { settings, caller, bookingId, now }: EndOfVisit,
): Promise<Change | null> {
  const before = await findBooking(tx, scope, { bookingId }, 'for update')
  if (!before || before.served_at !== null || !isServable(before)) return null
  if (await isKeptElsewhere(tx, scope, settings, before)) return null
  const served = { act: 'serve', type: 'booking_served', caller, now } as const
  return await writeAct(tx, scope, before, served, { served_at: now })
}

async function isKeptElsewhere(
  tx: Database,
  scope: CompanyScope,
  settings: EndOfVisit['settings'],
  { bms_id: nameThere, location_id: locationId }: BookingRow,
): Promise<boolean> {
  if (nameThere === '') return false
  const setting = await settings.readNow(tx, scope, locationId)
  return setting !== undefined && isBookedElsewhere(setting)
}
