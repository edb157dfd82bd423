import { getDayFigures } from '@rinda/client/queue/day-figures'
import type { LocalTime } from '@rinda/domain/time/calendar'
import type { LocalDate } from '@rinda/domain/time/zone'
import { unpack } from '@rinda/live/queries'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Figures of today are asked for again after so long, while somebody looks at them: with each ticket they would jump, and cost too much. */
const todayAgainMs = 60_000

/** Figures of a location's day; `until` is the time of it as of which they are told, where that is not the end. */
export function dayFiguresQuery(
  locationId: number,
  date: LocalDate,
  { isToday = false, until }: { isToday?: boolean; until?: LocalTime | undefined } = {},
) {
  return queryOptions({
    queryKey: ['day_figures', locationId, date, until],
    queryFn: async () => unpack(await getDayFigures(http, locationId, date, until)) ?? null,
    placeholderData: keepPreviousData,
    staleTime: isToday ? 0 : Number.POSITIVE_INFINITY,
    ...(isToday ? { refetchInterval: todayAgainMs } : {}),
  })
}
