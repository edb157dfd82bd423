import { readHealth } from '@rinda/client/bookings/health'
import { machineNow } from '@rinda/live/clock/machine-now'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

const lookEveryMs = 5_000

/** Query of how the server is, looked at every few seconds. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async () => ({ health: unpack(await readHealth(http)), receivedAt: machineNow() }),
  refetchInterval: lookEveryMs,
  staleTime: 0,
})
