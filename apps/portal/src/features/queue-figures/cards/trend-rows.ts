import type { QueueFigures, ShareFigures } from '@rinda/client/queue/figures'
import { addDays, daysBetween } from '@rinda/domain/time/zone'

/** A day of a period, or an hour of a day, and the one in its place in the period before; undefined where nobody came. */
export type TrendRow = { readonly now: ShareFigures | undefined; readonly before: ShareFigures | undefined }

/** Lists the days of a period, or the hours of a day from the first to the last in which somebody came, without a gap. */
export function trendRows(shown: QueueFigures, before: QueueFigures | undefined): TrendRow[] {
  return shown.from === shown.to ? hoursOf(shown, before) : daysOf(shown, before)
}

function hoursOf(shown: QueueFigures, before: QueueFigures | undefined): TrendRow[] {
  const [first, last] = [shown.hours[0]?.of, shown.hours.at(-1)?.of]
  if (first === undefined || last === undefined) return []
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = ({ of }: { of: number }) => of === first + index
    return { now: shown.hours.find(at), before: before?.hours.find(at) }
  })
}

function daysOf(shown: QueueFigures, before: QueueFigures | undefined): TrendRow[] {
  const days = new Map(shown.days.map((day) => [day.of, day]))
  const daysBefore = new Map(before?.days.map((day) => [day.of, day]))
  return Array.from({ length: daysBetween(shown.from, shown.to) + 1 }, (_, index) => ({
    now: days.get(addDays(shown.from, index)),
    before: before && daysBefore.get(addDays(before.from, index)),
  }))
}
