import type { Database } from '../../database/database.ts'
import { removeProofsBefore } from './proof-store.ts'

/** Time for which what was solved counts: as long as the longest limit looks back. */
const keepMs = 24 * 3_600_000

/** Forgets what no limit looks back to. */
export async function forgetProofs(db: Database, now: Date, isStopped?: () => boolean): Promise<void> {
  await removeProofsBefore(db, new Date(now.getTime() - keepMs), isStopped)
}
