import { getBookingResource, listBookingHistory } from '@rinda/client/bookings/booking-log'
import { isBookingName } from '@rinda/client/http/ids'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

export const recordKey = ['booking-record'] as const

export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordKey, id],
    queryFn: async () => unpack(await getBookingResource(http, id)),
    enabled: isBookingName(id),
    staleTime: 0,
  })

export const recordHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordKey, id, 'history'],
    queryFn: async () => unpack(await listBookingHistory(http, id)),
    staleTime: 0,
  })
