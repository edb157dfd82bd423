import type { BookingFieldChange } from '@rinda/contract/booking/booking-log'
import type { JsonObject } from '../database/columns-of.ts'

/** Columns that nobody asks about, and those that prove something: they are not told. */
const untold: ReadonlySet<string> = new Set([
  ...['company_id', 'booking_id', 'qtid', 'created_at', 'updated_at', 'kind'],
  ...['token', 'session', 'push_tokens', 'verification_codes', 'verification_attempts'],
])
/** Columns whose entries are told each by itself. */
const groups: ReadonlySet<string> = new Set(['fields', 'notes', 'config'])

/** Lists the fields of a booking that a change was about, from the columns that an audit row has of it. */
export function bookingChanges(before: JsonObject | null, after: JsonObject | null): BookingFieldChange[] {
  const [from, to] = [entriesOf(before ?? {}), entriesOf(after ?? {})]
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
