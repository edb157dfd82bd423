import { listCalendarFeeds } from '@rinda/client/set-up/calendar-feeds'
import { listSpecialists } from '@rinda/client/set-up/specialist-calls'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Makes the query of a company's calendar links; undefined is the person's own company. */
export const feedQuery = (companyId: number | undefined) =>
  queryOptions({
    queryKey: ['calendar-feeds', companyId ?? null],
    queryFn: async () => unpack(await listCalendarFeeds(http, companyId)),
    staleTime: 0,
  })

/** Query of the specialists, each of whom can have a link of their own. */
export const subjectsQuery = queryOptions({
  queryKey: ['calendar-feeds', 'specialists'],
  queryFn: async () => unpack(await listSpecialists(http)),
})
