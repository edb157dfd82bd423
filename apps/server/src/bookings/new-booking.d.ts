import type { Caller } from '../access/caller.ts'
import type { BookingContext } from './context.ts'
import { type CustomerColumns } from './customer.ts'
import type { NewBooking } from './store.ts'
import type { Claim } from './time-store.ts'

type Wish = {
  locationId: number
  serviceId: number
}
/** A booking as it is first written; the verb adds its status, its log and the customer. */
export declare function newBooking(
  context: BookingContext,
  caller: Caller,
  wish: Wish,
  claim: Claim,
  customer: Partial<CustomerColumns>,
  now: Date,
): Omit<NewBooking, 'status' | 'kind' | 'log' | 'expire_at'>
