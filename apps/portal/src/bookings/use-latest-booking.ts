import type { Booking } from '@rinda/client/bookings/booking-view'
import { isWhole, type ShortBooking, withShort } from '@rinda/client/bookings/short-bookings'
import type { Follower } from '@rinda/live/follower'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useBookingChanges } from './queries/booking-changes.tsx'
import { bookingsKey } from './queries/booking-queries.ts'
import type { BookingChange, BookingList } from './queries/live-bookings.ts'

/** Gives a booking as it is now: as a held list or the last change has it, else as it was when it was opened. What was whole stays so. */
export function useLatestBooking(booking: Booking): Booking
export function useLatestBooking(booking: ShortBooking): ShortBooking
export function useLatestBooking(booking: ShortBooking): ShortBooking {
  const { follower } = useBookingChanges()
  return latestBooking(useQueryClient(), follower, booking)
}

/** Gives a booking as it is at this moment, as `useLatestBooking` does. */
export function latestBooking(
  queries: QueryClient,
  follower: Follower<BookingChange>,
  booking: ShortBooking,
): ShortBooking {
  const { qtid, locationId } = booking
  const lists = queries.getQueriesData<BookingList>({ queryKey: bookingsKey(locationId) })
  const held = lists.flatMap(([, list]) => list?.bookings.find((one) => one.qtid === qtid) ?? [])
  // Of two as new, the one that was put there last: an act shows before its answer has come.
  return [...held, follower.latest(qtid)?.booking ?? booking].reduce(
    (newest, one) => (one.updatedAt >= newest.updatedAt ? onTop(newest, one) : newest),
    booking,
  )
}

function onTop(known: ShortBooking, newer: ShortBooking): ShortBooking {
  return isWhole(known) ? withShort(known, newer) : { ...known, ...newer }
}
