import type { Booking } from '@rinda/client/bookings/booking-view'
import type { EpochMinutes, Interval } from '@rinda/domain/time/zone'
import type { BookingChange } from './live-bookings.ts'

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

/** The list with one change applied; every other booking stays the same object. */
export function withPeriodChange(list: PeriodList, { booking }: BookingChange): PeriodList {
  const at = list.bookings.findIndex((one) => one.qtid === booking.qtid)
  const held = list.bookings[at]
  if (held && held.updatedAt > booking.updatedAt) return list
  if (!belongs(list, booking)) {
    return held ? { ...list, bookings: list.bookings.toSpliced(at, 1) } : list
  }
  if (held?.startsAt === booking.startsAt) return { ...list, bookings: list.bookings.with(at, booking) }
  const others = held ? list.bookings.toSpliced(at, 1) : list.bookings
  const after = others.findIndex((one) => byStart(one, booking) > 0)
  return { ...list, bookings: others.toSpliced(after === -1 ? others.length : after, 0, booking) }
}
