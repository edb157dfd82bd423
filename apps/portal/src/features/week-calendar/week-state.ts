import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { EpochMinutes } from '@rinda/domain/time/zone'

/** Look of a booking in the week. */
export type WeekState = 'coming' | 'past' | 'attended' | 'attention' | 'pending' | 'blocked'

/** Its look: what needs attention is red as long as something can be done; one that waits for approval only is hatched. */
export function weekState(booking: ShortBooking, needsAttention: boolean, now: EpochMinutes): WeekState {
  if (booking.isBlocked) return 'blocked'
  if (booking.servedAt !== null) return 'attended'
  if (needsAttention && booking.endsAt > now) return 'attention'
  if (booking.approval === 'pending') return 'pending'
  return booking.endsAt <= now ? 'past' : 'coming'
}

/** Tells whether the week shows a booking: only one that is scheduled or confirmed, and was not declined. */
export function isInWeek({ status, approval }: Pick<ShortBooking, 'status' | 'approval'>): boolean {
  return (status === 'scheduled' || status === 'confirmed') && approval !== 'declined'
}
