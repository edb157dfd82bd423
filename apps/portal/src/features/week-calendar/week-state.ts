import type { Booking } from '@rinda/client/bookings/booking-view'
import type { EpochMinutes } from '@rinda/domain/time/zone'

/** What a booking of the week looks like. */
export type WeekState = 'coming' | 'past' | 'attended' | 'attention' | 'pending' | 'blocked'

/** Its look: what needs attention is red as long as something can be done; one that waits for approval only is hatched. */
export function weekState(booking: Booking, needsAttention: boolean, now: EpochMinutes): WeekState {
  if (booking.isBlocked) return 'blocked'
  if (booking.servedAt !== null) return 'attended'
  if (needsAttention && booking.endsAt > now) return 'attention'
  if (booking.approval === 'pending') return 'pending'
  return booking.endsAt <= now ? 'past' : 'coming'
}

/** Whether the week shows it: only what is scheduled (confirmed or not) and was not declined. */
export function isInWeek({ status, approval }: Pick<Booking, 'status' | 'approval'>): boolean {
  return (status === 'scheduled' || status === 'confirmed') && approval !== 'declined'
}
