import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { countVisits } from '../../calendar/count-visits.ts'
import { type Axis, type AxisSpan, axisLength, axisSpanOf, instantAt } from '../../calendar/day-axis.ts'
import type { DayClock } from '../../calendar/day-clock.ts'
import { edgesOf, type Gap, gapsOf } from '../../calendar/gaps.ts'
import { type Hold, isStillFree, layLanes, type TakenPlace, widestMoment } from '../../calendar/lanes.ts'
import { type SlotState, slotState } from '../../calendar/slot-state.ts'
import type { Column, FreeSpan } from './column/columns.ts'

export type TakenCell = AxisSpan &
  TakenPlace & { readonly booking: ShortBooking; readonly state: SlotState; readonly lateMinutes: number }
/** `isBeside`: it has the edge of the column beside bookings. */
export type FreeCell = AxisSpan & { readonly slot: FreeSpan; readonly isBeside: boolean }

/** Time that is taken by what is not shown here: at another branch, or by a service that this calendar leaves out. */
export type ElsewhereSpan = AxisSpan & { readonly key: string; readonly where: 'elsewhere' | 'otherService' }

/** Time at which the specialist is not at work. */
export type OffSpan = AxisSpan & { readonly key: string; readonly why: 'off' | 'away' }

/** Everything that one column draws, placed. */
export type ColumnCells = {
  readonly taken: readonly TakenCell[]
  readonly free: readonly FreeCell[]
  readonly elsewhere: readonly ElsewhereSpan[]
  readonly off: readonly OffSpan[]
  /** All that takes time here, shown or not; without a name what is not a booking of this branch. */
  readonly held: readonly (Hold & { readonly qtid: string | null })[]
  readonly gaps: readonly (Gap & { readonly isOver: boolean })[]
  /** The visits that begin on the day: neither blocks nor holds. */
  readonly bookingCount: number
  /** Number of bookings side by side at the widest moment, one more where something is free beside any of them. */
  readonly lanes: number
}

/**
 * Places a column's bookings and what is still free beside them. Free starts that a live booking has taken meanwhile are
 * left out at once, and so are those whose time is over; the current one stays bookable until its end.
 */
export function columnCells(
  column: Column,
  bookings: readonly ShortBooking[],
  clock: DayClock,
  axis: Axis,
  now: EpochMinutes,
  isShown: (booking: ShortBooking) => boolean = () => true,
  closed: readonly AxisSpan[] = [],
): ColumnCells {
  const shown = bookings.filter(isShown).sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt)
  const spans = shown.map((booking) => ({ from: booking.startsAt, till: booking.endsAt }))
  const holds = [
    ...bookings.map((booking) => ({
      qtid: booking.qtid,
      from: booking.startsAt,
      till: booking.endsAt,
      takesAll: booking.isBlocked,
    })),
    ...column.busy.map((busy) => ({ ...busy, qtid: null, takesAll: true })),
  ]
  const free = column.free.filter(
    (slot) =>
      slot.till > now && axisSpanOf(axis, clock, slot).span > 0 && isStillFree(slot, holds, column.lanes),
  )
  const lanes = layLanes(spans, free)
  const busy = column.busy.map((one) => axisSpanOf(axis, clock, one))
  const off = column.off
    .map(({ why, ...time }) => ({ key: `off ${time.from}`, why, ...axisSpanOf(axis, clock, time) }))
    .filter(({ span }) => span > 0)
  const covered = [
    ...shown.map((booking) => axisSpanOf(axis, clock, { from: booking.startsAt, till: booking.endsAt })),
    ...free.map((slot) => axisSpanOf(axis, clock, slot)),
  ]
  const hidden = bookings
    .filter((booking) => !isShown(booking))
    .map((booking) => ({
      key: booking.qtid,
      where: 'otherService' as const,
      ...axisSpanOf(axis, clock, { from: booking.startsAt, till: booking.endsAt }),
    }))
  // What belongs to no column is nobody's time: nothing can be asked about it.
  const isAsked = column.kind !== 'other'
  const gaps = isAsked
    ? gapsOf(axisLength(axis), covered, edgesOf([...closed, ...busy, ...off, ...hidden]))
    : []
  return {
    gaps: gaps.map((gap) => {
      const startsAt = instantAt(axis, clock, gap.from)
      return { ...gap, startsAt, isOver: startsAt !== null && startsAt + gap.span <= now }
    }),
    taken: shown.map((booking, index) => {
      const state = slotState(booking, now)
      return {
        booking,
        state,
        lateMinutes: state === 'late' ? now - booking.startsAt : 0,
        ...axisSpanOf(axis, clock, { from: booking.startsAt, till: booking.endsAt }),
        ...(lanes.taken[index] ?? { lane: 0, lanes: 1, hasFree: false }),
      }
    }),
    free: free.map((slot, index) => ({
      slot,
      ...axisSpanOf(axis, clock, slot),
      isBeside: lanes.free[index]?.isBeside ?? false,
    })),
    elsewhere: [
      ...column.busy.map((busy) => ({
        key: `busy ${busy.from}`,
        where: 'elsewhere' as const,
        ...axisSpanOf(axis, clock, busy),
      })),
      ...hidden,
    ],
    off,
    held: holds,
    bookingCount: countVisits(shown, clock),
    lanes: Math.max(1, widestMoment(spans)) + (lanes.taken.some(({ hasFree }) => hasFree) ? 1 : 0),
  }
}
