import { isDirectoryEvent } from '@rinda/client/bookings/booking-events'
import { listSpecialists } from '@rinda/client/set-up/specialist-calls'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '../../session/live-connection.tsx'
import { heardLive, http, readAgain, unpack } from '../../session/queries.ts'

export const specialistsQuery = queryOptions({
  ...heardLive,
  queryKey: ['specialists'],
  queryFn: async () => unpack(await listSpecialists(http)),
})

/** The specialists within reach, asked again after every change of what is set up: a message tells of one location only. */
export function useSpecialists() {
  const { subscribe } = useLive()
  const queries = useQueryClient()
  useEffect(() => {
    const { queryKey } = specialistsQuery
    // Nobody listened since it was shown last.
    void queries.invalidateQueries({ queryKey })
    return subscribe((message) => {
      if (isDirectoryEvent(message)) void readAgain(queries, { queryKey })
    })
  }, [subscribe, queries])
  return useQuery(specialistsQuery)
}
