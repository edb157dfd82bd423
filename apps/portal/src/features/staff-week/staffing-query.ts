import { getStaffing, type Staffing } from '@rinda/client/queue/staffing'
import type { LocalDate } from '@rinda/domain/time/zone'
import { unpack } from '@rinda/live/queries'
import { followsStream } from '@rinda/live/read-again'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Bookings come and hours pass: while somebody looks at a week, it is asked for again after so long. */
const againMs = 5 * 60_000

/** Names the weeks of a location. */
export const staffingKey = (locationId: number) => ['staffing', locationId] as const

/** Counters of a location's week; `week` is its Monday. */
export function staffingQuery(locationId: number, week: LocalDate, target: number) {
  return queryOptions({
    ...followsStream,
    queryKey: [...staffingKey(locationId), week, target],
    queryFn: async (): Promise<Staffing | null> =>
      unpack(await getStaffing(http, locationId, { week, target })) ?? null,
    placeholderData: keepPreviousData,
    refetchInterval: againMs,
  })
}
