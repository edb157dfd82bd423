import type { Refused } from '@rinda/contract/wire/refusals'
import type { CompanyScope } from '../../access/scope.ts'
import type { ConflictKeys } from '../../changes/conflict-keys.ts'
import type { Database } from '../../database/database.ts'
import { saidFrom } from './said-from.ts'
import { insertActs, listReached, lockSubjects, removeActsBefore, visitorActs } from './visitor-act-store.ts'
import type { VisitorLimit } from './visitor-limits.ts'

/** The longest that a limit looks back. */
const keepMs = 24 * 3_600_000

/**
 * The refusal of a visitor who has done as much as one may; it says when one may again. To be asked in the transaction that then does it:
 * until that ends, nobody else counts the same.
 */
export async function whyOverLimit(
  tx: Database,
  scope: CompanyScope,
  limits: readonly VisitorLimit[],
  { zone, now }: { zone: string; now: Date },
): Promise<Refused | null> {
  if (limits.length === 0) return null
  await lockSubjects(tx, scope, subjectsOf(limits))
  const reached = await listReached(tx, scope, limits, now)
  const longest = reached.toSorted((one, other) => other.until.getTime() - one.until.getTime())[0]
  const limit = longest && limits[longest.place]
  if (!limit) return null
  const { reason, field } = limit
  const retryAfterSeconds = Math.max(1, Math.ceil((longest.until.getTime() - now.getTime()) / 1000))
  const about = saidFrom(longest.until, zone, now)
  return { ok: false, refusals: [{ reason, about, retryAfterSeconds, ...(field ? { field } : {}) }] }
}

/** Counts what a visitor has done towards the limits that were asked before. */
export async function countAct(
  tx: Database,
  scope: CompanyScope,
  limits: readonly VisitorLimit[],
  { bookingId, now }: { bookingId: number; now: Date },
): Promise<void> {
  for (const act of visitorActs) {
    const counted = limits.filter((limit) => limit.act === act)
    if (counted.length > 0) await insertActs(tx, scope, subjectsOf(counted), { act, at: now, bookingId })
  }
}

/** Gives the conflict keys of a verb that counts towards these limits. */
export function conflictKeysOf(limits: readonly VisitorLimit[]): ConflictKeys {
  return subjectsOf(limits).map((subject) => `acts of ${subject}`)
}

/** Forgets what no limit looks back to. */
export async function forgetActs(db: Database, now: Date, isStopped?: () => boolean): Promise<void> {
  await removeActsBefore(db, new Date(now.getTime() - keepMs), isStopped)
}

function subjectsOf(limits: readonly VisitorLimit[]): string[] {
  return [...new Set(limits.map(({ subject }) => subject))]
}
