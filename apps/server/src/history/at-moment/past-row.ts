import { type Columns, countMade, rowAt } from '@rinda/domain/history/row-at'
import type { AuditRow } from '../store.ts'

/** A row as it was at a moment (null: it was not there), with what was done to it. */
export type PastRow<Row> = { now: Row; was: Row | null; audit: readonly AuditRow[]; made: number }

/** Columns that hold instants: an audit has them as text. */
const instants = /(_at|_since)$/

/**
 * Walks a row back to a moment. One of which no audit tells how it was made is there from its creation on. A row is made once: a later
 * change without anything before it is the second half of a move, whose first half tells all of it.
 */
export function pastRow<Row extends object>(now: Row, all: readonly AuditRow[], moment: Date): PastRow<Row> {
  const audit = all.filter(({ before }, index) => index === 0 || before !== null)
  const changes = audit.map(({ at, before, after }) => ({ at: at.getTime(), before, after }))
  const was = rowAt(now as Columns, changes, moment.getTime())
  const isThere = was !== null && !('created_at' in now && (now.created_at as Date) > moment)
  return {
    now,
    was: isThere ? (withInstants(was) as Row) : null,
    audit,
    made: countMade(changes, moment.getTime()),
  }
}

/** The same for what is set up: its version, which no audit keeps, is the time of the last change by then. */
export function pastSetUpRow<Row extends { created_at: Date; updated_at: Date }>(
  now: Row,
  audit: readonly AuditRow[],
  moment: Date,
): PastRow<Row> {
  const past = pastRow(now, audit, moment)
  if (!past.was || past.made === audit.length) return past
  const last = audit[past.made - 1]
  return { ...past, was: { ...past.was, updated_at: last?.at ?? now.created_at } }
}

function withInstants(row: Columns): Columns {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && instants.test(name) ? new Date(value) : value,
    ]),
  )
}
