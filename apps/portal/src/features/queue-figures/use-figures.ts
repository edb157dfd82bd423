import type { AskedDays, QueueFigures } from '@rinda/client/queue/figures'
import { type LocalTime, minuteOfDay, timeOfMinute } from '@rinda/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import type { FigurePeriod } from '../../queue/figure-period.ts'
import { figuresQuery, locationFiguresQuery } from './figures-query.ts'

/** Minutes for which the same figures of the days before are shown beside today's. */
const stepMinutes = 5

/** Time up to which the days are told with which a period is compared that is not over yet: as late on the last of them as it is today. */
function untilOf({ isRunning }: FigurePeriod, time: LocalTime): LocalTime | undefined {
  return isRunning ? timeOfMinute(Math.floor(minuteOfDay(time) / stepMinutes) * stepMinutes) : undefined
}

/** Figures of a period and of the one with which it is compared; null: nobody came in that one. */
export function useFigures(locationId: number, period: FigurePeriod, time: LocalTime) {
  const until = untilOf(period, time)
  const asked = { from: period.from, to: period.to }
  const query = useQuery(figuresQuery(locationId, asked, period.isRunning))
  const before = useQuery(figuresQuery(locationId, { ...period.before, until }))
  const compared = isOf(before.data, period.before) && before.data.total.given > 0 ? before.data : undefined
  return { query, shown: isOf(query.data, asked) ? query.data : undefined, compared, until }
}

/** The same of all locations of the company; nothing while they are not wanted. */
export function useLocationFigures(
  locationId: number,
  period: FigurePeriod,
  { time, isWanted }: { time: LocalTime; isWanted: boolean },
) {
  const asked = { from: period.from, to: period.to }
  const before = { ...period.before, until: untilOf(period, time) }
  const now = useQuery({ ...locationFiguresQuery(locationId, asked, period.isRunning), enabled: isWanted })
  const past = useQuery({ ...locationFiguresQuery(locationId, before), enabled: isWanted })
  return { now, before: past.data }
}

function isOf(figures: QueueFigures | null | undefined, { from, to }: AskedDays): figures is QueueFigures {
  return figures?.from === from && figures.to === to
}
