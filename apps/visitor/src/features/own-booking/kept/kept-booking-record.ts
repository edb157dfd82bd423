import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'

/** Booking as it is kept for when there is no line: when, where and what, and its code. Nothing of the person, and nothing that can be done. */
export type KeptBooking = Pick<
  OwnBooking,
  | 'code'
  | 'status'
  | 'approval'
  | 'isServed'
  | 'payment'
  | 'startsAt'
  | 'endsAt'
  | 'zone'
  | 'company'
  | 'location'
  | 'service'
  | 'specialist'
>

export function keptBookingOf(booking: OwnBooking): KeptBooking {
  const { code, status, approval, isServed, startsAt, endsAt, zone, company, location } = booking
  const { service, specialist, payment } = booking
  return {
    ...{ code, status, approval, isServed, startsAt, endsAt, zone },
    ...{ company, location, service, specialist, payment },
  }
}
