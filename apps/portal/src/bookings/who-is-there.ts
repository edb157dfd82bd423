import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { isHold } from '@rinda/domain/booking/hold'

/** What is called by the kind of what stands there, where there is no name to say. */
export type NamelessWords = {
  readonly blocked: string
  readonly beingBooked: string
  readonly noName: string
}

/** Who or what takes a time, in a few words: the visitor, or why the time is blocked. */
export function whoIsThere(booking: Booking, words: NamelessWords): string {
  if (booking.isBlocked) return booking.notes.blocked || words.blocked
  return visitorName(booking) || (isHold(booking) ? words.beingBooked : words.noName)
}
