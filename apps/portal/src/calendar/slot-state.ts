import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { EpochMinutes } from '@rinda/domain/time/zone'

/**
 * Look of a taken slot: four states of the calendar, and two (`past`, `late`) that the clock makes of a
 * booked one.
 */
export type SlotState = 'booked' | 'pending' | 'attended' | 'blocked' | 'past' | 'late'

/** A hold that is being filled in, or an approval that somebody still owes. */
export type PendingReason = 'locked' | 'verified' | 'approval'

export function slotState(booking: ShortBooking, now: EpochMinutes): SlotState {
  if (booking.isBlocked) return 'blocked'
  if (booking.servedAt !== null) return 'attended'
  if (pendingReason(booking) !== null) return 'pending'
  if (booking.endsAt <= now) return 'past'
  return booking.startsAt < now ? 'late' : 'booked'
}

export function pendingReason(booking: ShortBooking): PendingReason | null {
  if (booking.status === 'locked' || booking.status === 'verified') return booking.status
  return booking.approval === 'pending' ? 'approval' : null
}
