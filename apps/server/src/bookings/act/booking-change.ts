import type { BookingEventType } from '@rinda/contract/wire/envelope'
import type { ApprovalAct } from '@rinda/domain/booking/approval'
import type { BookingAct } from '@rinda/domain/booking/transitions'
import { actorName, type Caller } from '../../access/caller.ts'
import type { Change } from '../../changes/record-store.ts'
import type { JsonObject } from '../../database/columns-of.ts'
import type { BookingLogEntry } from '../../database/tables/booking-tables.ts'
import { renderBooking } from '../resource.ts'
import type { BookingRow } from '../store.ts'

/** Name of an act in the audit and in a booking's log. */
export type LoggedAct =
  | BookingAct
  | ApprovalAct
  | 'change'
  | 'code'
  | 'serve'
  | 'unserve'
  | 'attach'
  | 'detach'
  | 'late'
  | 'erase'
  | 'prolong'
  | 'import'
  | 'ask_earlier'
  | 'stop_earlier'
  | 'offer_earlier'
  | 'decline_earlier'
  | 'pay'
  | 'unpaid'
  | 'refund_due'
  | 'refund'
  | 'follow'

/** The log stands in the booking itself, and what proves an address is nobody's to read. */
const unaudited: ReadonlySet<string> = new Set(['log', 'verification_code'])

/** The line that an act adds to a booking's own log. */
export function logLine(
  act: LoggedAct,
  caller: Caller,
  status: BookingLogEntry['status'],
  now: Date,
  details: JsonObject = {},
): BookingLogEntry {
  return { at: now.toISOString(), act, by: actorName(caller), status, ...details }
}

/** A change of a booking as it is audited and published. What did not change is left out of the audit. */
export function bookingChange(
  act: LoggedAct,
  type: BookingEventType,
  before: BookingRow | null,
  after: BookingRow,
): Change {
  const keys = Object.keys(after) as (keyof BookingRow)[]
  const changed = keys.filter((key) => !unaudited.has(key) && !isSame(before?.[key], after[key]))
  const pick = (row: BookingRow) => Object.fromEntries(changed.map((key) => [key, row[key]]))
  return {
    action: `booking.${act}`,
    objectKind: 'booking',
    objectId: String(after.booking_id),
    before: before && pick(before),
    after: pick(after),
    event: { type, locationId: after.location_id, resource: renderBooking(after) },
  }
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return JSON.stringify(one) === JSON.stringify(other)
}
