import { type EpochMinutes, type Interval, minuteOfDay } from '@rinda/domain/time/zone'
import { type DayClock, doubledHour, missingHour, type WallMinute, wallOf } from './day-clock.ts'

/**
 * The time axis that all days shown share, in wall minutes. When one of them has the hour that comes twice and it can be
 * seen, the axis holds that hour twice: no two instants of a day ever lie in one place.
 */
export type Axis = {
  readonly startMinute: number
  readonly endMinute: number
  readonly doubled: { readonly from: number; readonly till: number } | null
}

/** Place of a cell: minutes below the top of the axis, and its height in minutes. */
export type AxisSpan = { readonly from: number; readonly span: number }

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
function axisMinute(axis: Axis, wall: WallMinute): number {
  const { doubled } = axis
  const extra = doubled && (wall.again || wall.minute >= doubled.till) ? doubled.till - doubled.from : 0
  return Math.min(Math.max(wall.minute - axis.startMinute + extra, 0), axisLength(axis))
}

/** The height of the axis in minutes. */
export function axisLength(axis: Axis): number {
  const { doubled, startMinute, endMinute } = axis
  return endMinute - startMinute + (doubled ? doubled.till - doubled.from : 0)
}

export function axisSpanOf(axis: Axis, clock: DayClock, interval: Interval): AxisSpan {
  const from = axisMinute(axis, wallOf(clock, interval.from))
  const till = axisMinute(axis, wallOf(clock, interval.till))
  return { from, span: Math.max(till - from, 0) }
}

export function axisMinuteAt(axis: Axis, clock: DayClock, at: EpochMinutes): number {
  return axisMinute(axis, wallOf(clock, at))
}

/** The instant that a place on the axis stands for on a day; null in an hour that this day does not have, or has not twice. */
export function instantAt(axis: Axis, clock: DayClock, from: number): EpochMinutes | null {
  const { doubled } = axis
  const wall = axis.startMinute + from
  const length = doubled ? doubled.till - doubled.from : 0
  const isAgain = doubled !== null && wall >= doubled.till && wall < doubled.till + length
  if (isAgain) return doubledHour(clock) ? clock.from + wall : null
  const minute = doubled && wall >= doubled.till ? wall - length : wall
  const missing = missingHour(clock)
  if (missing && minute >= missing.from && minute < missing.till) return null
  const hasTurned = clock.turn !== null && minute >= (missing ?? doubledHour(clock) ?? { till: 0 }).till
  return clock.from + minute - (hasTurned ? (clock.turn?.shiftMinutes ?? 0) : 0)
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

/** Gives the place of now in minutes below the top of the axis; null when it is outside. */
export function placeOfNow(axis: Axis, clock: DayClock, now: EpochMinutes): number | null {
  const from = axisMinuteAt(axis, clock, now)
  return from > 0 && from < axisLength(axis) ? from : null
}

/**
 * Lists the bands that are greyed: before opening, after closing (all of a closed day), and an hour that the
 * clock leaps over.
 */
export function closedBands(
  axis: Axis,
  clock: DayClock,
  open: { readonly from: string; readonly till: string } | null,
): AxisSpan[] {
  const end = axisLength(axis)
  if (!open) return [{ from: 0, span: end }]
  const at = (minute: number) => axisMinute(axis, { minute, again: false })
  const opens = at(minuteOfDay(open.from))
  const closes = at(minuteOfDay(open.till))
  const missing = missingHour(clock)
  const leapt = missing ? [{ from: at(missing.from), span: at(missing.till) - at(missing.from) }] : []
  return [{ from: 0, span: opens }, { from: closes, span: end - closes }, ...leapt].filter(
    (band) => band.span > 0,
  )
}
