import { judged } from '@rinda/domain/booking/approval'
import { isServable } from '@rinda/domain/booking/serve'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
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

/** Marks the booking of a visit that has just ended as served; null where that is said already, or it stands no more. */
export async function serveVisit(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  bookingId: number,
  now: Date,
): Promise<Change | null> {
  const before = await findBooking(tx, scope, { bookingId }, 'for update')
  if (!before || before.served_at !== null || !isServable(before)) return null
  const served = { act: 'serve', type: 'booking_served', caller, now } as const
  return await writeAct(tx, scope, before, served, { served_at: now })
}
