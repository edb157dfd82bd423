import { listKiosks } from '@rinda/client/queue/kiosks'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Time in ms after which the list is read anew while it is looked at: a device is paired beside it. */
const readAgainMs = 3_000

/** Makes the query of a location's kiosks. */
export const kioskQuery = (locationId: number) =>
  queryOptions({
    queryKey: ['kiosks', locationId],
    queryFn: async () => unpack(await listKiosks(http, locationId)),
    refetchInterval: readAgainMs,
    staleTime: 0,
  })
