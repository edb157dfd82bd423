import type { OwnBooking } from '@rinda/client/bookings/own-booking'

/** State of a booking as its visitor understands it. */
export type BookingFace =
  | 'standing'
  | 'confirmed'
  | 'pending'
  | 'canceled'
  | 'declined'
  | 'moved'
  | 'served'
  | 'past'
  | 'unfinished'

/** Tells how a booking stands at a moment, in ms since 1970. */
export function bookingFace(
  { status, approval, isServed, endsAt }: Pick<OwnBooking, 'status' | 'approval' | 'isServed' | 'endsAt'>,
  now: number,
): BookingFace {
  if (status === 'rescheduled') return 'moved'
  if (status === 'canceled') return 'canceled'
  if (status !== 'scheduled' && status !== 'confirmed') return 'unfinished'
  if (approval === 'declined') return 'declined'
  if (isServed) return 'served'
  if (endsAt <= now) return 'past'
  if (approval === 'pending') return 'pending'
  return status === 'confirmed' ? 'confirmed' : 'standing'
}

/** Tells whether a booking still takes place. */
export function isAhead(face: BookingFace): boolean {
  return face === 'standing' || face === 'confirmed' || face === 'pending'
}
