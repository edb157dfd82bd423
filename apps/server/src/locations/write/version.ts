import { type Refused, refuse } from '@rinda/contract/wire/refusals'

type Stamped = { updated_at: Date }

/** The versions of which one must be there for a change to be made; null: whatever is there. */
export type ExpectedVersions = ReadonlySet<number> | null

/**
 * Gives the time of change for a row that changes now: later than its last change, so that no two of its
 * versions are the same.
 */
export function nextVersion(row: Stamped, now: Date): Date {
  return new Date(Math.max(now.getTime(), row.updated_at.getTime() + 1))
}

/**
 * Refuses a change if the row is no longer in a version that it was made from; else null. The row is to be
 * locked before.
 */
export function whyOutdated(row: Stamped, expected: ExpectedVersions): Refused | null {
  const isExpected = expected === null || expected.has(row.updated_at.getTime())
  return isExpected ? null : refuse('changed_meanwhile', '?If-Match')
}
