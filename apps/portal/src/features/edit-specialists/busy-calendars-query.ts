import { listBusyCalendars } from '@rinda/client/set-up/busy-calendars'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** The private calendars of specialists; asked again while one of them is being read because somebody wants it. */
export const busyCalendarsQuery = queryOptions({
  queryKey: ['busy-calendars'],
  queryFn: async () => unpack(await listBusyCalendars(http)),
  refetchInterval: ({ state }) => (state.data?.some(({ isReading }) => isReading) ? 1_000 : false),
})
