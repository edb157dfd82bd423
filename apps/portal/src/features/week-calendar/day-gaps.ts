import { type Axis, axisLength, instantAt } from '../../calendar/day-axis.ts'
import { edgesOf, type Gap, gapsOf } from '../../calendar/gaps.ts'
import type { WeekDay } from './week-model.ts'

/** Reason why a time is not free, as far as it is known without asking. */
export type GapReason = 'past' | 'closed' | 'notFree'
export type DayGap = Gap & { readonly reason: GapReason }

/** The time of a day on which nothing can be booked. Where what is free is not shown, only what is greyed is known to be none. */
export function dayGaps(day: WeekDay, axis: Axis, showsFree: boolean): DayGap[] {
  const found = gapsOf(axisLength(axis), [...day.slots, ...day.free], edgesOf(day.closed))
  const isClosed = (from: number) =>
    day.closed.some((band) => band.from <= from && from < band.from + band.span)
  return found
    .filter(({ from }) => showsFree || isClosed(from))
    .map((gap) => {
      const isOver = gap.from + gap.span <= day.overTill
      const reason = isOver ? 'past' : isClosed(gap.from) ? 'closed' : 'notFree'
      return { ...gap, reason, startsAt: instantAt(axis, day.clock, gap.from) }
    })
}
