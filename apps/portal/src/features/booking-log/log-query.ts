import { listBookingLog } from '@rinda/client/bookings/booking-log'
import { unpack } from '@rinda/live/queries'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'
import { type LogFilters, wireFilters } from './log-filters.ts'

export const bookingLogKey = ['booking-log'] as const

/** Makes the query of the log, page by page. While another choice is on its way, the one before stays. */
export const bookingLogQuery = (filters: LogFilters) =>
  infiniteQueryOptions({
    queryKey: [...bookingLogKey, filters],
    queryFn: async ({ pageParam }) => unpack(await listBookingLog(http, wireFilters(filters), pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
