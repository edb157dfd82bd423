import type { BookingEventType } from '@rinda/contract/envelope'
import type { BookingAct } from '@rinda/domain/booking/transitions'
import { type Caller } from '../access/caller.ts'
import type { Change } from '../changes/record-store.ts'
import type { BookingLogEntry, JsonObject } from '../database/schema.ts'
import type { BookingRow } from './store.ts'
/** What an act is called in the audit and in a booking's log. */
export type LoggedAct = BookingAct | 'change' | 'serve'
/** The line that an act adds to a booking's own log. */
export declare function logLine(
  act: LoggedAct,
  caller: Caller,
  status: BookingLogEntry['status'],
  now: Date,
  details?: JsonObject,
): BookingLogEntry
/** A change of a booking as it is remembered and told. What did not change is left out of the audit. */
export declare function bookingChange(
  act: LoggedAct,
  type: BookingEventType,
  before: BookingRow | null,
  after: BookingRow,
): Change
