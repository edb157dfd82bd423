import { getQueueSystem, type SystemKind } from '@rinda/client/queue/queue-system'
import type { Location } from '@rinda/client/set-up/locations'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Time in ms after which it is read anew while it is looked at. That it comes or goes is told at once, by its location. */
const readAgainMs = 5_000

/** Makes the query of the system that keeps a location's line, or its bookings; with each change of the location it is another. */
export const queueSystemQuery = ({ id, timestamp }: Pick<Location, 'id' | 'timestamp'>, kind: SystemKind) =>
  queryOptions({
    queryKey: [kind, id, timestamp],
    queryFn: async () => unpack(await getQueueSystem(http, id, kind)) ?? null,
    refetchInterval: readAgainMs,
    staleTime: 0,
  })
