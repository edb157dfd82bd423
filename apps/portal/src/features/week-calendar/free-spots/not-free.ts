import type { EpochMinutes } from '@rinda/domain/time/zone'
import { type Axis, type AxisSpan, axisLength, axisSpanOf } from '../../../calendar/day-axis.ts'
import type { DayClock } from '../../../calendar/day-clock.ts'
import { gapsOf } from '../../../calendar/gaps.ts'
import type { Offers } from './free-spots.ts'

/** Lists the bands of a day that are part of no time that can still be booked: taken, closed, over, or not yet offered. */
export function notFree(axis: Axis, clock: DayClock, offers: Offers, now: EpochMinutes): AxisSpan[] {
  const free = [...offers].map(([from, { latest }]) =>
    axisSpanOf(axis, clock, { from: Math.max(from, now), till: latest }),
  )
  return gapsOf(axisLength(axis), free, [])
}
