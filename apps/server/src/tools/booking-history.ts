import type { BookingChangeResource, BookingFieldChange } from '@rinda/contract/booking/booking-log'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { BookingRow } from '../bookings/store.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../database/schema.ts'
import { listBookingAudit } from './booking-log-store.ts'

const mostChanges = 500

/** Columns that nobody asks about, and those that prove something: they are not told. */
const untold: ReadonlySet<string> = new Set([
  ...['company_id', 'booking_id', 'qtid', 'created_at', 'updated_at', 'kind'],
  ...['token', 'session', 'push_tokens', 'verification_codes', 'verification_attempts'],
])
/** Columns whose entries are told each by itself. */
const groups: ReadonlySet<string> = new Set(['fields', 'notes', 'config'])

/** Tells who changed what of a booking, from which value to which, newest first. */
export async function bookingHistory(
  db: Database,
  caller: PortalCaller,
  booking: BookingRow,
): Promise<BookingChangeResource[]> {
  const scope = narrow(caller.scope, booking.company_id)
  const rows = await listBookingAudit(db, scope, booking.booking_id, mostChanges)
  return rows.map((row) => ({
    id: String(row.audit_id),
    type: 'booking_change',
    attributes: {
      at: row.at.toISOString(),
      actor_kind: row.actor_kind,
      actor: row.actor,
      ip: row.ip,
      act: row.action.replace(/^booking\./, ''),
      changes: changesOf(row.before ?? {}, row.after ?? {}),
    },
  }))
}

function changesOf(before: JsonObject, after: JsonObject): BookingFieldChange[] {
  const [from, to] = [entriesOf(before), entriesOf(after)]
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((field) => ({ field, from: from.get(field) ?? null, to: to.get(field) ?? null }))
    .filter((change) => !isSame(change.from, change.to))
}

function entriesOf(columns: JsonObject): Map<string, unknown> {
  const told = Object.entries(columns).filter(([column]) => !untold.has(column))
  return new Map(
    told.flatMap(([column, value]): [string, unknown][] =>
      groups.has(column) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([name, one]) => [`${column}/${name}`, one])
        : [[column, value]],
    ),
  )
}

/** Tells whether nothing changed: what was empty and stays empty did not. */
function isSame(from: unknown, to: unknown): boolean {
  const isEmpty = (value: unknown) => value === null || value === ''
  return (isEmpty(from) && isEmpty(to)) || JSON.stringify(from) === JSON.stringify(to)
}
