import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import { localDateOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { useNow } from '@rinda/live/use-now'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { bookingsQuery } from '../../../bookings/queries/booking-queries.ts'
import { queueServicesOf } from '../../../queue/queue-locations.ts'
import { useSession } from '../../../session/session.tsx'
import { awaited } from './arrivals.ts'

/** Today's appointments of a location whose visitors have not checked in, kept true by the live changes of bookings and tickets. */
export function useArrivals(location: Location, tickets: readonly Ticket[]): readonly ShortBooking[] {
  const { request } = useLive()
  const { follower } = useBookingChanges()
  const { zone } = useSession().profileAt(location.id)
  const date = localDateOf(useNow(), zone)
  // Where nothing is booked, nothing is asked.
  const locationId = location.isBmsActive ? location.id : 0
  const { data } = useQuery(bookingsQuery(request, { locationId, date, days: 1, zone }, follower))
  return useMemo(
    () =>
      awaited(
        data?.bookings ?? [],
        tickets,
        queueServicesOf(location).map(({ id }) => id),
      ),
    [data, tickets, location],
  )
}
