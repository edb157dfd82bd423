import type { Booking } from '@rinda/client/bookings/booking-view'
import { useQueryClient } from '@tanstack/react-query'
import { lastSeen, useBookingChanges } from './booking-changes.tsx'
import type { BookingList } from './live-bookings.ts'

/** A booking as it is now: as a held list or the last change has it, else as it was when it was opened. */
export function useLatestBooking(booking: Booking | null): Booking | null {
  const { recent } = useBookingChanges()
  const queries = useQueryClient()
  if (!booking) return null
  const { qtid, locationId } = booking
  const lists = queries.getQueriesData<BookingList>({ queryKey: ['bookings', locationId] })
  const held = lists.flatMap(([, list]) => list?.bookings.find((one) => one.qtid === qtid) ?? [])
  // Of two as new, the one that was put there last: an act shows before its answer has come.
  return [booking, ...held, lastSeen(recent.current, qtid) ?? booking].reduce((newest, one) =>
    one.updatedAt >= newest.updatedAt ? one : newest,
  )
}
