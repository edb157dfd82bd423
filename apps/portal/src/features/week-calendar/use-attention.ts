import type { AttentionItem } from '@rinda/contract/booking/attention'
import { addDays, type LocalDate } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { replied } from '@rinda/live/queries'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBookingChanges } from '../../bookings/queries/booking-changes.tsx'
import { liveQueryOptions } from '../../bookings/queries/booking-queries.ts'
import { type AttentionMarks, markAt, withMarks } from '../../bookings/queries/day-states.ts'
import { daysAt, derivedKey, isTold } from '../../bookings/queries/derived-queries.ts'

/** The bookings of a week that the server says need attention for more than their approval; none until it has answered. */
export function useAttention(week: { locationId: number; date: LocalDate; days: number }) {
  const { request } = useLive()
  const { states } = useBookingChanges()
  const { locationId, date, days } = week
  const followed = states.follow<AttentionMarks>(derivedKey('attention'), withMarks)
  const { data } = useQuery(
    queryOptions({
      queryKey: derivedKey('attention', locationId, date, days),
      ...isTold(daysAt(locationId, date, days)),
      ...liveQueryOptions,
      queryFn: () =>
        followed.read(async (onTop) => {
          const { data } = replied(await request('get_attention', { locationId, date, days })).data
          const marks = data.map((item) => markAt(placeOf(item), item))
          return onTop({ locationId, from: date, till: addDays(date, days), marks })
        }),
    }),
  )
  const names = (data?.marks ?? [])
    .filter(({ reasons }) => reasons.some((reason) => reason !== 'approval_pending'))
    .map(({ qtid }) => qtid)
    .sort()
    .join()
  return useMemo(() => new Set(names === '' ? [] : names.split(',')), [names])
}

/** The column of the day sheet in which a booking stands. */
function placeOf({ location_id, date, booking }: AttentionItem) {
  const { specialist_id: specialistId, service_id: serviceId } = booking.attributes
  return specialistId === null
    ? { location_id, date, kind: 'service' as const, id: String(serviceId) }
    : { location_id, date, kind: 'specialist' as const, id: String(specialistId) }
}
