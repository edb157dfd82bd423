import type { BookingStatus } from './status.ts'

/** States that a list of bookings shows, and by which it can be filtered. */
export const listStates = ['locked', 'scheduled', 'expired', 'canceled'] as const
export type ListState = (typeof listStates)[number]

const stateOfStatus: Readonly<Record<BookingStatus, ListState>> = {
  locked: 'locked',
  verified: 'locked',
  scheduled: 'scheduled',
  confirmed: 'scheduled',
  canceled: 'canceled',
  rescheduled: 'canceled',
  // Nothing came of these: a time that was held, and is free again.
  expired: 'expired',
  unlocked: 'expired',
  failed: 'expired',
  none: 'expired',
}

type Ended = { readonly status: BookingStatus; readonly fields?: { readonly _payment_status?: unknown } }

/** Tells whether a booking was canceled because its payment never came: it is then called expired. */
export function hasPaymentExpired({ status, fields }: Ended): boolean {
  const payment = fields?._payment_status
  return status === 'canceled' && typeof payment === 'string' && payment.toLowerCase() === 'expired'
}

/** Under which state a list has a booking. Every status is under one, so that every booking can be found. */
export function listStateOf(booking: Ended): ListState {
  return hasPaymentExpired(booking) ? 'expired' : stateOfStatus[booking.status]
}
