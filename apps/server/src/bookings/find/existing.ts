import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { keepsTime } from '@rinda/domain/booking/approval'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/database.ts'
import type { BookingName } from '../booking-name.ts'
import { visibleBooking } from '../policy.ts'
import type { BookingRow } from '../store.ts'

/** The booking of that name while it still holds time, else null. A visitor without its token finds nothing at all. */
export async function existingBooking(
  db: Database,
  caller: Caller,
  name: BookingName | undefined,
  now: Date,
): Promise<Result<BookingRow | null>> {
  const found = await visibleBooking(db, caller, name)
  if (!found.ok) return caller.kind === 'visitor' ? refuse('not_found') : done(null)
  const row = found.value
  const isHeld = keepsTime(row) && (row.expire_at === null || row.expire_at > now)
  return done(isHeld ? row : null)
}
