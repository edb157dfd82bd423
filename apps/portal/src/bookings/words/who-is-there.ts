import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { isHold } from '@rinda/domain/booking/hold'

/** Words for a time that has no name to show, by what takes it. */
export type NamelessWords = {
  readonly blocked: string
  readonly beingBooked: string
  readonly noName: string
}

/** Says in a few words who or what takes a time: the visitor's name, or why the time is blocked. */
export function whoIsThere(booking: ShortBooking, words: NamelessWords): string {
  if (booking.isBlocked) return booking.notes.blocked || words.blocked
  return visitorName(booking) || (isHold(booking) ? words.beingBooked : words.noName)
}
