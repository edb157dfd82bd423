import type { VisitorCaller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { addressSubject } from '../limits/visitor-limits.ts'
import { countProofs, removeProofsBefore } from './proof-store.ts'

/** Number of acts beyond a limit for which a visitor's address has room: one for each challenge that it has solved since, up to an end. */
export async function roomBeyond(
  tx: Database,
  scope: CompanyScope,
  caller: VisitorCaller,
  { most, provenFactor, since }: { most: number; provenFactor: number; since: Date },
): Promise<number> {
  const end = most * (provenFactor - 1)
  if (end <= 0) return 0
  return Math.min(end, await countProofs(tx, scope, { subject: addressSubject(caller), since }))
}

/** Time for which what was solved counts: as long as the longest limit looks back. */
const keepMs = 24 * 3_600_000

/** Forgets what no limit looks back to. */
export async function forgetProofs(db: Database, now: Date, isStopped?: () => boolean): Promise<void> {
  await removeProofsBefore(db, new Date(now.getTime() - keepMs), isStopped)
}
