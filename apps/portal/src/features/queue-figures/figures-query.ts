import { type AskedDays, getFigures, getLocationFigures } from '@rinda/client/queue/figures'
import { unpack } from '@rinda/live/queries'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Figures of today are asked for again after so long, while somebody looks at them: with each ticket they would jump, and cost too much. */
const todayAgainMs = 60_000

/** Times of asking: what is over is asked for once, and what is not yet again and again. */
const freshness = (isRunning: boolean) => ({
  staleTime: isRunning ? 0 : Number.POSITIVE_INFINITY,
  ...(isRunning ? { refetchInterval: todayAgainMs } : {}),
})

/** Figures of a location's days; `isRunning`: today is the last of them, and told up to now. */
export function figuresQuery(locationId: number, asked: AskedDays, isRunning = false) {
  return queryOptions({
    queryKey: ['queue_figures', locationId, asked],
    queryFn: async () => unpack(await getFigures(http, locationId, asked)) ?? null,
    placeholderData: keepPreviousData,
    ...freshness(isRunning),
  })
}

/** The same of all locations of its company. */
export function locationFiguresQuery(locationId: number, asked: AskedDays, isRunning = false) {
  return queryOptions({
    queryKey: ['location_figures', locationId, asked],
    queryFn: async () => unpack(await getLocationFigures(http, locationId, asked)),
    ...freshness(isRunning),
  })
}
