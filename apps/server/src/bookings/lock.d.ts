import { type Result } from '@rinda/contract/refusals'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import type { BookingContext } from './context.ts'
import { type CustomerWish } from './customer.ts'
export type LockWish = CustomerWish & {
  locationId: number
  serviceId: number
  specialistId: number | null
  /** Epoch minutes. */
  startsAt: number
  durationMinutes: number | null
}
/** Holds a slot for the time that it takes to fill in a form. */
export declare function lockBooking(
  context: BookingContext,
  caller: Caller,
  wish: LockWish,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>>
