import type { Booking } from '@rinda/client/bookings/booking-view'
import { keepsTime } from '@rinda/domain/booking/approval'
import type { Interval } from '@rinda/domain/time/zone'

/** The bookings of a location's days that hold time, at least as new as `seq` of the company's stream. */
export type BookingList = {
  readonly locationId: number
  readonly span: Interval
  readonly seq: number
  readonly bookings: readonly Booking[]
}

/** A booking as a live message or a reply brought it; a reply may come without its place in the stream. */
export type BookingChange = { readonly booking: Booking; readonly seq?: number | undefined }

/**
 * The list with one change applied: the booking with the same qtid is replaced, only if its location is the loaded one.
 * A booking that no longer holds time vanishes. Every other booking stays the same object, so only one cell is drawn again.
 */
export function withChange(list: BookingList, { booking, seq }: BookingChange): BookingList {
  const held = list.bookings.find((one) => one.qtid === booking.qtid)
  if (held ? held.updatedAt > booking.updatedAt : seq !== undefined && seq <= list.seq) return list
  if (!belongs(list, booking)) {
    return held ? { ...list, bookings: list.bookings.filter((one) => one !== held) } : list
  }
  const bookings = held
    ? list.bookings.map((one) => (one === held ? booking : one))
    : [...list.bookings, booking]
  return { ...list, bookings }
}

export function belongs(list: Pick<BookingList, 'locationId' | 'span'>, booking: Booking): boolean {
  return (
    booking.locationId === list.locationId &&
    keepsTime(booking) &&
    booking.startsAt < list.span.till &&
    booking.endsAt > list.span.from
  )
}

/** What came while a list was on its way: changes newer than the answer are put on top of it. */
export function catchUp(list: BookingList, recent: readonly BookingChange[]): BookingList {
  return recent
    .filter((change) => change.seq === undefined || change.seq > list.seq)
    .reduce<BookingList>(withChange, list)
}
