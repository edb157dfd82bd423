import type { EpochMinutes } from '../time/zone.ts'
import type { Approval, BookingStatus } from './status.ts'
import { transition } from './transitions.ts'

export type CancelRefusal = 'wrong_state' | 'booking_in_past' | 'booking_served' | 'approval_open'

/**
 * Gives the reason why a booking cannot be canceled, or null when it can: only while it is scheduled or
 * confirmed, before it starts, before it is served, and with its approval accepted or not asked for. A block
 * may be ended until its end.
 */
export function whyNotCancelable(
  booking: {
    status: BookingStatus
    approval: Approval
    servedAt: unknown
    startsAt: EpochMinutes
    endsAt?: EpochMinutes
    isBlocked?: boolean
  },
  now: EpochMinutes,
): CancelRefusal | null {
  if (transition('cancel', booking.status) === null) return 'wrong_state'
  const { startsAt, endsAt = startsAt, isBlocked = false } = booking
  if ((isBlocked ? endsAt : startsAt) <= now) return 'booking_in_past'
  if (booking.servedAt != null) return 'booking_served'
  if (booking.approval !== 'none' && booking.approval !== 'accepted') return 'approval_open'
  return null
}
