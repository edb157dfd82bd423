import type { Booking } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { keepsTime } from '@rinda/domain/booking/approval'
import type { Interval } from '@rinda/domain/time/zone'
import { withRow } from '@rinda/live/rows'

/** The bookings of a location's days that hold time, at least as new as `seq` of the company's stream. */
export type BookingList = {
  readonly locationId: number
  readonly span: Interval
  readonly seq: number
  readonly bookings: readonly ShortBooking[]
}

/** A booking as a live message or a reply brought it; a reply may come without its place in the stream. */
export type BookingChange = { readonly booking: ShortBooking; readonly seq?: number | undefined }

/** Rules of bookings as rows of a list: which are one booking, and which state of it is newer. */
export const bookingRows = {
  isSame: (one: ShortBooking, other: ShortBooking) => one.qtid === other.qtid,
  isNewer: (one: ShortBooking, other: ShortBooking) => one.updatedAt > other.updatedAt,
}

/** Rules of changes of bookings, for their follower. */
export const bookingChanges = {
  nameOf: ({ booking }: BookingChange) => booking.qtid,
  isNewer: (one: BookingChange, other: BookingChange) => bookingRows.isNewer(one.booking, other.booking),
}

/** The same where all of the booking is there: what an act came to. */
export type WholeChange = BookingChange & { readonly booking: Booking }

/** The list with one change applied. A booking that no longer holds time vanishes, as one that is at another location now. */
export function withChange(list: BookingList, { booking, seq }: BookingChange): BookingList {
  const bookings = withRow(list.bookings, booking, {
    ...bookingRows,
    belongs: belongs(list, booking),
    mayJoin: seq === undefined || seq > list.seq,
  })
  return bookings === list.bookings ? list : { ...list, bookings }
}

export function belongs(list: Pick<BookingList, 'locationId' | 'span'>, booking: ShortBooking): boolean {
  return (
    booking.locationId === list.locationId &&
    keepsTime(booking) &&
    booking.startsAt < list.span.till &&
    booking.endsAt > list.span.from
  )
}
