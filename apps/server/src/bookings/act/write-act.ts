import type { BookingEventType } from '@rinda/contract/wire/envelope'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Written } from '../../changes/work.ts'
import type { JsonObject } from '../../database/columns-of.ts'
import type { Database } from '../../database/database.ts'
import { isElsewhere, movedChanges } from '../move/moved-changes.ts'
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

/** Writes what an act changes in a booking, with its line in the booking's own log; gives what is to be audited and published where it is now. */
export async function writeAct(
  tx: Database,
  scope: CompanyScope,
  before: BookingRow,
  act: Act,
  columns: BookingPatch,
): Promise<Change> {
  const after = await writeRow(tx, scope, before, act, columns)
  return bookingChange(act.act, act.type, before, after)
}

/** Does the same for an act that may move the booking: then it is published where it was too, by the change that is `left`. */
export async function writeMovingAct(
  tx: Database,
  scope: CompanyScope,
  before: BookingRow,
  act: Act,
  columns: BookingPatch,
): Promise<[change: Change, left: Change[]]> {
  const after = await writeRow(tx, scope, before, act, columns)
  if (!isElsewhere(before, after)) return [bookingChange(act.act, act.type, before, after), []]
  const [left, change] = movedChanges(before, after, act.act, act.type)
  return [change, [left]]
}

async function writeRow(
  tx: Database,
  scope: CompanyScope,
  before: BookingRow,
  { act, caller, now, details }: Act,
  columns: BookingPatch,
): Promise<BookingRow> {
  const status = columns.status ?? before.status
  const log = JSON.stringify([...before.log, logLine(act, caller, status, now, details)])
  return await updateBooking(tx, scope, before.booking_id, { ...columns, log }, now)
}

/** Makes the outcome of a verb that changed one booking; `besides` are some that were in the way, and the place that it left. */
export function doneWith(change: Change, besides: readonly Change[] = []): Result<Written> {
  const { type, resource } = change.event
  return done({ changes: [...besides, change], answer: { type, resource } })
}
