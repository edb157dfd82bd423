import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import type { Booking } from '@rinda/client/bookings/booking-view'

/** How the time stands that is kept while the form is open. */
export type MoveHold =
  | { readonly state: 'none' | 'locking' | 'ended' }
  | { readonly state: 'held'; readonly booking: Booking; readonly endsAt: number }
  | { readonly state: 'refused'; readonly failure: RequestFailure }
