import { type Result } from '@rinda/contract/refusals'
import type { Caller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import type { BookingName } from './booking-name.ts'
import type { BookingContext } from './context.ts'
export type CancelWish = {
  name: BookingName
  token: string | null
  notes: {
    [note: string]: string | undefined
  }
}
/** Cancels a booking and gives its time back: only before it begins, not served, and with its approval accepted or not asked for. */
export declare function cancelBooking(
  context: BookingContext,
  caller: Caller,
  wish: CancelWish,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>>
