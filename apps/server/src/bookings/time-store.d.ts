import type { Resource } from '@rinda/domain/availability/day-board'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
/** Where a booking may go: any one lane of these resources, or, for a block, every lane of the one resource. */
export type Claim = {
  resources: readonly Resource[]
  lanes: 'one' | 'every'
  startsAt: Date
  endsAt: Date
}
export type ClaimedTime = {
  bookingId: number
  specialistId: number | null
}
/**
 * Claims time for a booking, by its id or for a fresh one; undefined when no lane is free. The exclusion constraint decides: the statement
 * proposes free lanes (of the specialist with the fewest bookings around that day first) and takes no for an answer, since inserting and
 * catching the error is slow and deadlocks. After a lost race the next free lane is tried.
 */
export declare function claimTime(
  db: Database,
  scope: CompanyScope,
  booking: number | 'fresh',
  claim: Claim,
): Promise<ClaimedTime | undefined>
/** Gives back all the time that a booking holds. */
export declare function releaseTime(db: Database, scope: CompanyScope, bookingId: number): Promise<void>
/** The holds that are over but still stand in the way of a claim. */
export declare function listDeadHoldsInTheWay(
  db: Database,
  scope: CompanyScope,
  claim: Claim,
  now: Date,
): Promise<number[]>
