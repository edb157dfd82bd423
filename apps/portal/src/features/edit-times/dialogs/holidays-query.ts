import { listHolidays } from '@rinda/client/set-up/holidays'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../session/queries.ts'

/** The public holidays of a year; they do not change while the portal is open. */
export function holidaysQuery(year: number) {
  return queryOptions({
    queryKey: ['holidays', year],
    queryFn: async () => unpack(await listHolidays(http, year)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
