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
  /** Type of the event that is published. */
  type: BookingEventType
  caller: Caller
  now: Date
  /** Details that its line in the log gets besides. */
  details?: JsonObject
}

/** Writes what an act changes in a booking, with its line in the booking's own log; gives what is to be audited and published. */
export async function writeAct(
  tx: Database,
  scope: CompanyScope,
  before: BookingRow,
  { act, type, caller, now, details }: Act,
  columns: BookingPatch,
): Promise<Change> {
  const status = columns.status ?? before.status
  const log = JSON.stringify([...before.log, logLine(act, caller, status, now, details)])
  const after = await updateBooking(tx, scope, before.booking_id, { ...columns, log }, now)
  return bookingChange(act, type, before, after)
}

/** Makes the outcome of a verb that changed one booking, and with it perhaps some that were in the way. */
export function doneWith(change: Change, cleared: readonly Change[] = []): Result<Written> {
  const { type, resource } = change.event
  return done({ changes: [...cleared, change], answer: { type, resource } })
}
