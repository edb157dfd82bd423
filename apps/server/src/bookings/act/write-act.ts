import type { BookingEventType } from '@rinda/contract/wire/envelope'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Written } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import type { JsonObject } from '../../database/schema.ts'
import { type BookingPatch, type BookingRow, updateBooking } from '../store.ts'
import { bookingChange, type LoggedAct, logLine } from './booking-change.ts'

type Act = {
  act: LoggedAct
  /** What it is told as. */
  type: BookingEventType
  caller: Caller
  now: Date
  /** What its line in the log says besides. */
  details?: JsonObject
}

/** Writes what an act changes in a booking, with its line in the booking's own log; gives what is to be remembered and told. */
export async function writeAct(
  tx: Database,
  scope: CompanyScope,
  before: BookingRow,
  { act, type, caller, now, details }: Act,
  columns: BookingPatch,
): Promise<Change> {
  const status = columns.status ?? before.status
  const after = await updateBooking(tx, scope, before.booking_id, {
    ...columns,
    updated_at: now,
    log: JSON.stringify([...before.log, logLine(act, caller, status, now, details)]),
  })
  return bookingChange(act, type, before, after)
}

/** What a verb made that changed one booking, and with it perhaps some that were in the way. */
export function told(change: Change, cleared: readonly Change[] = []): Result<Written> {
  const { type, resource } = change.event
  return done({ changes: [...cleared, change], answer: { type, resource } })
}
