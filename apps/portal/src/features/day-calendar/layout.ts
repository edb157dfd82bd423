import type { EpochMinutes, Interval } from '@rinda/domain/time/zone'
import { type DayClock, doubledHour, type WallMinute, wallOf } from './day-clock.ts'

/** 40 px per 30 minutes on a screen; print uses its own measure, so places are kept in minutes. */
export const pxPerMinute = 40 / 30

/**
 * The time axis that all days shown share, in wall minutes. When one of them has the hour that comes twice and it can be
 * seen, the axis holds that hour twice: no two instants of a day ever lie in one place.
 */
export type Axis = {
  readonly startMinute: number
  readonly endMinute: number
  readonly doubled: { readonly from: number; readonly till: number } | null
}

/** Where a cell stands: minutes below the top of the axis, and its height in minutes. */
export type Place = { readonly from: number; readonly span: number }

/** The axis from the company's first to last minute, grown by whole half-hours until it holds every span given. */
export function buildAxis(
  hours: { startMinute: number; endMinute: number },
  days: readonly { clock: DayClock; spans: readonly Interval[] }[],
): Axis {
  let { startMinute, endMinute } = hours
  for (const { clock, spans } of days) {
    for (const span of spans) {
      const first = wallOf(clock, span.from)
      const last = wallOf(clock, span.till)
      const doubled = doubledHour(clock)
      const earliest = doubled && first.again ? doubled.from : first.minute
      const latest = doubled && last.again ? doubled.till : last.minute
      startMinute = Math.min(startMinute, floorHalfHour(earliest))
      endMinute = Math.max(endMinute, ceilHalfHour(latest))
    }
  }
  const doubled = days.map(({ clock }) => doubledHour(clock)).find((hour) => hour !== null) ?? null
  const isSeen = doubled !== null && startMinute < doubled.till && endMinute > doubled.from
  return { startMinute, endMinute, doubled: isSeen ? doubled : null }
}

const floorHalfHour = (minute: number) => Math.floor(minute / 30) * 30
const ceilHalfHour = (minute: number) => Math.min(Math.ceil(minute / 30) * 30, 24 * 60)

/** Minutes below the top of the axis, held at its edges. */
export function axisMinute(axis: Axis, wall: WallMinute): number {
  const { doubled } = axis
  const extra = doubled && (wall.again || wall.minute >= doubled.till) ? doubled.till - doubled.from : 0
  return Math.min(Math.max(wall.minute - axis.startMinute + extra, 0), axisLength(axis))
}

/** The height of the axis in minutes. */
export function axisLength(axis: Axis): number {
  const { doubled, startMinute, endMinute } = axis
  return endMinute - startMinute + (doubled ? doubled.till - doubled.from : 0)
}

export function placeOf(axis: Axis, clock: DayClock, interval: Interval): Place {
  const from = axisMinute(axis, wallOf(clock, interval.from))
  const till = axisMinute(axis, wallOf(clock, interval.till))
  return { from, span: Math.max(till - from, 0) }
}

export function axisMinuteAt(axis: Axis, clock: DayClock, at: EpochMinutes): number {
  return axisMinute(axis, wallOf(clock, at))
}

/** A line of the rail for every full hour, the doubled one twice. */
export function hourMarks(axis: Axis): { minute: number; again: boolean; from: number }[] {
  const marks: { minute: number; again: boolean; from: number }[] = []
  for (let minute = Math.ceil(axis.startMinute / 60) * 60; minute < axis.endMinute; minute += 60) {
    marks.push({ minute, again: false, from: axisMinute(axis, { minute, again: false }) })
    if (axis.doubled?.from === minute) {
      marks.push({ minute, again: true, from: axisMinute(axis, { minute, again: true }) })
    }
  }
  return marks
}
