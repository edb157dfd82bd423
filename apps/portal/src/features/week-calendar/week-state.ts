import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { type SlotState, slotState } from '../../calendar/slot-state.ts'

/** Look of a booking in the week. */
export type WeekState = Exclude<SlotState, 'booked' | 'late'> | 'coming' | 'attention'

/** Its look: what needs attention is red as long as something can be done; one that waits for approval only is hatched. */
export function weekState(booking: ShortBooking, needsAttention: boolean, now: EpochMinutes): WeekState {
  const state = slotState(booking, now)
  if (state === 'blocked' || state === 'attended') return state
  if (needsAttention && booking.endsAt > now) return 'attention'
  return state === 'booked' || state === 'late' ? 'coming' : state
}

/** Tells whether the week shows a booking: only one that is scheduled or confirmed, and was not declined. */
export function isInWeek({ status, approval }: Pick<ShortBooking, 'status' | 'approval'>): boolean {
  return (status === 'scheduled' || status === 'confirmed') && approval !== 'declined'
}
