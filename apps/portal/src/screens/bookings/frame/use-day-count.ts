import { listStateOf } from '@rinda/domain/booking/list-state'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { useQuery } from '@tanstack/react-query'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { bookingsQuery } from '../../../bookings/queries/booking-queries.ts'
import { useSession } from '../../../session/session.tsx'

/**
 * Counts the visitors who are booked at a branch on a day, and keeps the number current; null before it is
 * known, and without a branch.
 */
export function useDayCount(locationId: number | null, date: LocalDate): number | null {
  const { request } = useLive()
  const { follower } = useBookingChanges()
  const { zone } = useSession().profileAt(locationId ?? undefined)
  const { data } = useQuery(
    bookingsQuery(request, { locationId: locationId ?? 0, date, days: 1, zone }, follower),
  )
  if (!data) return null
  // One that began the day before is in the list of that day.
  return data.bookings.filter(
    (one) => !one.isBlocked && listStateOf(one) === 'scheduled' && localDateOf(one.startsAt, zone) === date,
  ).length
}
