import { type EpochMinutes, localDateOf } from '../time/zone.ts'
import { judged } from './approval.ts'
import type { Approval, BookingStatus } from './status.ts'

type Standing = { status: BookingStatus; approval: Approval }

/**
 * Tells whether the visitor of a booking can be marked as served: the booking stands, and its approval is
 * accepted or not needed.
 */
export function isServable({ status, approval }: Standing): boolean {
  return judged.includes(status) && (approval === 'none' || approval === 'accepted')
}

/**
 * Tells whether a person is offered to mark the visitor as served: only from the day of the visit on, in the
 * company's zone, so that next month's is not marked by one wrong click. A mark can be taken away on any day.
 */
export function isServingOffered(
  booking: Standing & { servedAt: unknown; startsAt: EpochMinutes },
  now: EpochMinutes,
  zone: string,
): boolean {
  const hasCome = localDateOf(now, zone) >= localDateOf(booking.startsAt, zone)
  return isServable(booking) && (hasCome || booking.servedAt != null)
}
