import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import {
  type EpochMinutes,
  type Interval,
  type LocalDate,
  type LocalTime,
  minuteOfDay,
} from '@rinda/domain/time/zone'
import type { RefObject } from 'react'
import { type Axis, type AxisSpan, axisLength, axisMinuteAt, axisSpanOf } from './day-axis.ts'
import { type DayClock, wallOf } from './day-clock.ts'
import { type Hold, isStillFree } from './lanes.ts'

/**
 * Specialist (null for a service without any) who would take a booking that is moved into a column, and the
 * time they have taken already.
 */
export type MoveTaker = {
  readonly specialistId: number | null
  readonly lanes: number
  /** Without a name what is not a booking of this branch. */
  readonly held: readonly (Hold & { readonly qtid: string | null })[]
  /** Times when they are not at work. */
  readonly off: readonly Interval[]
}

/** A column of a calendar as something may be moved into it; `index` counts from the left. */
export type MoveColumn = {
  readonly index: number
  readonly key: string
  /** Name of whose column it is, for screen readers; empty where the day says enough. */
  readonly name: string
  readonly date: LocalDate
  readonly clock: DayClock
  /** Wall clock times; null on a closed day. */
  readonly open: { readonly from: LocalTime; readonly till: LocalTime } | null
  /** The bookings that stand in it. */
  readonly bookings: readonly ShortBooking[]
  /** Null where nobody offers its service: a booking stays with that. */
  readonly takerOf: (booking: ShortBooking) => MoveTaker | null
}

/** Grid, axis and columns that a calendar gives so that its bookings can be moved in it. */
export type MoveGrid = {
  readonly grid: RefObject<HTMLElement | null>
  readonly axis: Axis
  readonly columns: readonly MoveColumn[]
}

/**
 * Reason why a booking cannot be put somewhere, as far as the calendar knows; the server has the last word.
 */
export type MoveTrouble = 'taken' | 'closed' | 'off' | 'past' | 'notOffered'

/** Place where the booking that is being moved would stand, and the trouble with it. */
export type MoveTarget = {
  readonly column: MoveColumn
  readonly startsAt: EpochMinutes
  readonly place: AxisSpan
  readonly trouble: MoveTrouble | null
}

const half = 30

/** The minutes by which a booking is moved: the step of its service, as far as the half-hours of the grid hold it whole. */
export function moveStep(stepMinutes: number | undefined): number {
  let [step, rest] = [half, stepMinutes ?? half]
  while (rest > 0) [step, rest] = [rest, step % rest]
  return step
}

/** The start of the grid that lies nearest to a height of the axis, in a column's day. */
export function startNear(axis: Axis, { clock }: MoveColumn, from: number, step: number): EpochMinutes {
  let best = clock.from
  let least = Number.POSITIVE_INFINITY
  for (let at = clock.from; at < clock.till; at += 1) {
    if (wallOf(clock, at).minute % step !== 0) continue
    const place = axisMinuteAt(axis, clock, at)
    // What is before or after the axis lies pressed together at its ends.
    if (axisMinuteAt(axis, clock, at + 1) === place) continue
    const distance = Math.abs(place - from)
    if (distance < least) [best, least] = [at, distance]
  }
  return best
}

/** Gives the place of a booking if it began at `startsAt` in this column, and what is against it. */
export function targetAt(
  axis: Axis,
  column: MoveColumn,
  booking: ShortBooking,
  startsAt: EpochMinutes,
  now: EpochMinutes,
): MoveTarget {
  const span = { from: startsAt, till: startsAt + booking.durationMinutes }
  const place = axisSpanOf(axis, column.clock, span)
  return { column, startsAt, place, trouble: troubleWith(column, booking, span, now) }
}

function troubleWith(
  column: MoveColumn,
  booking: ShortBooking,
  span: Interval,
  now: EpochMinutes,
): MoveTrouble | null {
  const taker = column.takerOf(booking)
  if (!taker) return 'notOffered'
  if (span.till <= now) return 'past'
  if (!booking.isBlocked && !isOpen(column, span)) return 'closed'
  const isOff = taker.off.some(({ from, till }) => from < span.till && till > span.from)
  if (!booking.isBlocked && isOff) return 'off'
  const others = taker.held.filter((hold) => hold.qtid !== booking.qtid)
  const lanes = booking.isBlocked ? 1 : taker.lanes
  return isStillFree(span, others, lanes) ? null : 'taken'
}

function isOpen({ open, clock }: MoveColumn, span: Interval): boolean {
  if (!open) return false
  const [opens, closes] = [minuteOfDay(open.from), minuteOfDay(open.till)]
  return wallOf(clock, span.from).minute >= opens && wallOf(clock, span.till).minute <= closes
}

/** The target one step away: up and down in time, within the axis; left and right to the next column that offers the service. */
export function stepFrom(
  axis: Axis,
  columns: readonly MoveColumn[],
  booking: ShortBooking,
  at: MoveTarget,
  key: string,
  { step, now }: { step: number; now: EpochMinutes },
): MoveTarget {
  const to = (column: MoveColumn, startsAt: EpochMinutes) => targetAt(axis, column, booking, startsAt, now)
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const wanted = at.startsAt + (key === 'ArrowDown' ? step : -step)
    const { place } = to(at.column, wanted)
    const { clock } = at.column
    const isSeen = wanted >= clock.from && wanted + booking.durationMinutes <= clock.till
    const isOnAxis = place.span >= booking.durationMinutes && place.from + place.span <= axisLength(axis)
    return isSeen && isOnAxis ? to(at.column, wanted) : at
  }
  const side = columns.filter(
    (column) =>
      column.takerOf(booking) !== null &&
      (key === 'ArrowRight' ? column.index > at.column.index : column.index < at.column.index),
  )
  const next = key === 'ArrowRight' ? side[0] : side.at(-1)
  return next ? to(next, startNear(axis, next, at.place.from, 1)) : at
}
