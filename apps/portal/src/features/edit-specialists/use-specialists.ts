import { isSetUpEvent } from '@rinda/client/bookings/booking-events'
import { listSpecialists } from '@rinda/client/set-up/specialist-calls'
import { useLive } from '@rinda/live/connection'
import { unpack } from '@rinda/live/queries'
import { followsStream, readAgain } from '@rinda/live/read-again'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { http } from '../../session/queries.ts'

export const specialistsQuery = queryOptions({
  ...followsStream,
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
      if (isSetUpEvent(message)) void readAgain(queries, { queryKey })
    })
  }, [subscribe, queries])
  return useQuery(specialistsQuery)
}
