import type { CompanyScope } from '../../access/scope.ts'
import { beAlone } from '../../changes/conflict-keys.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import {
  type Claim,
  type ClaimedTime,
  claimTime,
  listDeadHoldsInTheWay,
} from '../../occupancies/time-store.ts'
import { expireOne } from '../hold/expire.ts'

/**
 * Claims time inside a transaction. Holds that are over but whose end is not yet published are ended on the way, since the constraint cannot
 * know what time it is. Undefined when the time is taken.
 */
export async function claimOrClear(
  tx: Database,
  scope: CompanyScope,
  booking: number | 'fresh',
  claim: Claim,
  now: Date,
): Promise<{ claimed: ClaimedTime; cleared: Change[] } | undefined> {
  const claimed = await claimTime(tx, scope, booking, claim)
  if (claimed) return { claimed, cleared: [] }
  const dead = await listDeadHoldsInTheWay(tx, scope, claim, now)
  // Others may be about to end the same holds.
  if (dead.length > 0) beAlone(tx)
  const cleared: Change[] = []
  for (const bookingId of dead) {
    const change = await expireOne(tx, scope, bookingId, now)
    if (change) cleared.push(change)
  }
  if (cleared.length === 0) return undefined
  const second = await claimTime(tx, scope, booking, claim)
  return second && { claimed: second, cleared }
}
