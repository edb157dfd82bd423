import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'

/** State of a booking as its visitor understands it. */
export type BookingFace =
  | 'standing'
  | 'confirmed'
  | 'pending'
  | 'paying'
  | 'lapsed'
  | 'givenUp'
  | 'canceled'
  | 'declined'
  | 'moved'
  | 'served'
  | 'past'
  | 'unfinished'

/** Tells how a booking stands at a moment, in ms since 1970. */
export function bookingFace(
  {
    status,
    approval,
    isServed,
    endsAt,
    payment,
    ticket,
  }: Pick<OwnBooking, 'status' | 'approval' | 'isServed' | 'endsAt' | 'payment'> &
    Partial<Pick<OwnBooking, 'ticket'>>,
  now: number,
): BookingFace {
  if (status === 'rescheduled') return 'moved'
  if (status === 'canceled') return canceledFaces[payment?.status ?? 'paid'] ?? 'canceled'
  if (status !== 'scheduled' && status !== 'confirmed') return 'unfinished'
  if (approval === 'declined') return 'declined'
  if (isServed) return 'served'
  // Whoever is in the line is waited for, however long it takes.
  if (endsAt <= now && !ticket) return 'past'
  if (payment?.status === 'pending') return 'paying'
  if (approval === 'pending') return 'pending'
  return status === 'confirmed' ? 'confirmed' : 'standing'
}

/** Faces of what ended as nobody paid for it, which is told from what was canceled. */
const canceledFaces: { readonly [Status in string]?: BookingFace } = {
  expired: 'lapsed',
  canceled: 'givenUp',
}

/** Tells whether a booking still takes place. */
export function isAhead(face: BookingFace): boolean {
  return face === 'standing' || face === 'confirmed' || face === 'pending' || face === 'paying'
}
