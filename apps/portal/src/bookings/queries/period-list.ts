import type { Booking } from '@rinda/client/bookings/booking-view'
import { isWhole as isWholeBooking, withShort } from '@rinda/client/bookings/short-bookings'
import type { EpochMinutes, Interval } from '@rinda/domain/time/zone'
import { withRow } from '@rinda/live/rows'
import { type BookingChange, bookingRows } from './live-bookings.ts'

/**
 * The bookings of a location that begin in a span, in whatever state they are, by their start. Blocks are no bookings of a visitor, and
 * are left out. While it loads it is true up to `loadedTill`.
 */
export type PeriodList = {
  readonly locationId: number
  readonly span: Interval
  readonly loadedTill: EpochMinutes
  readonly bookings: readonly Booking[]
}

export const periodKey = ['period'] as const

export const emptyPeriod = (locationId: number, span: Interval): PeriodList => ({
  locationId,
  span,
  loadedTill: span.from,
  bookings: [],
})

export function isWhole(list: PeriodList): boolean {
  return list.loadedTill >= list.span.till
}

function belongs({ locationId, span }: PeriodList, booking: Booking): boolean {
  const { startsAt } = booking
  return (
    booking.locationId === locationId && !booking.isBlocked && startsAt >= span.from && startsAt < span.till
  )
}

const byStart = (one: Booking, other: Booking) =>
  one.startsAt - other.startsAt || Number(one.id) - Number(other.id)

/** The list with the next page of it: of a booking that came in another way, too, the newer one counts. */
export function withPage(list: PeriodList, page: readonly Booking[], loadedTill: EpochMinutes): PeriodList {
  const found = new Map(list.bookings.map((one) => [one.qtid, one]))
  for (const booking of page) {
    const held = found.get(booking.qtid)
    if (belongs(list, booking) && !(held && held.updatedAt > booking.updatedAt)) {
      found.set(booking.qtid, booking)
    }
  }
  return { ...list, loadedTill, bookings: [...found.values()].sort(byStart) }
}

/** The list with one change applied; every other booking stays the same object. What is only known in short is added to nothing. */
export function withPeriodChange(list: PeriodList, { booking: changed }: BookingChange): PeriodList {
  const held = list.bookings.find((one) => bookingRows.isSame(one, changed))
  const booking = held ? withShort(held, changed) : changed
  if (!isWholeBooking(booking)) return list
  const bookings = withRow(list.bookings, booking, {
    ...bookingRows,
    belongs: belongs(list, booking),
    order: byStart,
  })
  return bookings === list.bookings ? list : { ...list, bookings }
}
