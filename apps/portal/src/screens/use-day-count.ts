import { listStateOf } from '@rinda/domain/booking/list-state'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useBookingChanges } from '../bookings/booking-changes.tsx'
import { bookingsQuery } from '../bookings/booking-queries.ts'
import { useLive } from '../session/live-connection.tsx'
import { useSession } from '../session/session.tsx'

/** How many visitors a branch has booked in on a day, kept true; null before it is known, and without a branch. */
export function useDayCount(locationId: number | null, date: LocalDate): number | null {
  const { request } = useLive()
  const { recent } = useBookingChanges()
  const { zone } = useSession().profileAt(locationId ?? undefined)
  const { data } = useQuery(
    bookingsQuery(request, { locationId: locationId ?? 0, date, days: 1, zone }, recent),
  )
  if (!data) return null
  // One that began the day before is in the list of that day.
  return data.bookings.filter(
    (one) => !one.isBlocked && listStateOf(one) === 'scheduled' && localDateOf(one.startsAt, zone) === date,
  ).length
}
