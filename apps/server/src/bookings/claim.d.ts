import type { CompanyScope } from '../access/scope.ts'
import type { Change } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { type Claim, type ClaimedTime } from './time-store.ts'
/**
 * Claims time inside a transaction. Holds that are over but whose end was not yet told are ended on the way, since the constraint cannot
 * know what time it is. Undefined when the time is taken.
 */
export declare function claimOrClear(
  tx: Database,
  scope: CompanyScope,
  booking: number | 'fresh',
  claim: Claim,
  now: Date,
): Promise<
  | {
      claimed: ClaimedTime
      cleared: Change[]
    }
  | undefined
>
