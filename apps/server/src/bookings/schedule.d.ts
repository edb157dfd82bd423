import { type Result } from '@rinda/contract/refusals'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import type { BookingName } from './booking-name.ts'
import type { BookingContext } from './context.ts'
import { type CustomerColumns, type CustomerWish } from './customer.ts'
import { type SlotPatch } from './move-time.ts'
export type ScheduleWish = CustomerWish &
  SlotPatch & {
    name: BookingName
    token: string | null
  }
/** Turns a hold into a booking. The wish may also change the slot: then the new one is claimed and the old one given back together. */
export declare function scheduleBooking(
  context: BookingContext,
  caller: Caller,
  wish: ScheduleWish,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>>
/** The customer that is written: checked as the caller's form asks, or the dummy of a block. */
export declare function decideCustomer(
  caller: Caller,
  customer: CustomerColumns,
  isBlock: boolean,
  asksBlockReason: boolean,
): Result<CustomerColumns>
