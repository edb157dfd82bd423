import type { Booking } from '@rinda/client/bookings/booking-view'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { type Axis, axisLength, instantAt, type Place, placeOf } from '../../calendar/day-axis.ts'
import type { DayClock } from '../../calendar/day-clock.ts'
import { edgesOf, type GapPlace, gapsOf } from '../../calendar/gaps.ts'
import { type Hold, isStillFree, type LanePlace, layLanes, widestMoment } from '../../calendar/lanes.ts'
import { type SlotState, slotState } from '../../calendar/slot-state.ts'
import type { Column, FreeSpan } from './columns.ts'

export type TakenCell = Place &
  LanePlace & { readonly booking: Booking; readonly state: SlotState; readonly lateMinutes: number }
export type FreeCell = Place & LanePlace & { readonly slot: FreeSpan }

/** Time that is taken by what is not shown here: at another branch, or by a service that this calendar leaves out. */
export type ElsewherePlace = Place & { readonly key: string; readonly where: 'elsewhere' | 'otherService' }

/** Time at which the specialist is not at work. */
export type OffPlace = Place & { readonly key: string; readonly why: 'off' | 'away' }

/** Everything that one column draws, placed. */
export type ColumnCells = {
  readonly taken: readonly TakenCell[]
  readonly free: readonly FreeCell[]
  readonly elsewhere: readonly ElsewherePlace[]
  readonly off: readonly OffPlace[]
  /** All that takes time here, shown or not; without a name what is not a booking of this branch. */
  readonly held: readonly (Hold & { readonly qtid: string | null })[]
  readonly gaps: readonly GapPlace[]
  readonly bookingCount: number
  /** How many stand side by side at the widest moment, one more where something is free beside them. */
  readonly lanes: number
}

/**
 * Places a column's bookings and what is still free beside them. Free starts that a live booking has taken meanwhile are
 * left out at once, and so are those whose time is over; the current one stays bookable until its end.
 */
export function columnCells(
  column: Column,
  bookings: readonly Booking[],
  clock: DayClock,
  axis: Axis,
  now: EpochMinutes,
  isShown: (booking: Booking) => boolean = () => true,
  closed: readonly Place[] = [],
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
      slot.till > now && placeOf(axis, clock, slot).span > 0 && isStillFree(slot, holds, column.lanes),
  )
  const lanes = layLanes(spans, free)
  const busy = column.busy.map((one) => placeOf(axis, clock, one))
  const off = column.off
    .map(({ why, ...time }) => ({ key: `off ${time.from}`, why, ...placeOf(axis, clock, time) }))
    .filter(({ span }) => span > 0)
  const covered = [
    ...shown.map((booking) => placeOf(axis, clock, { from: booking.startsAt, till: booking.endsAt })),
    ...free.map((slot) => placeOf(axis, clock, slot)),
  ]
  const hidden = bookings
    .filter((booking) => !isShown(booking))
    .map((booking) => ({
      key: booking.qtid,
      where: 'otherService' as const,
      ...placeOf(axis, clock, { from: booking.startsAt, till: booking.endsAt }),
    }))
  // What belongs to no column is nobody's time: nothing can be asked about it.
  const isAsked = column.kind !== 'other'
  const gaps = isAsked
    ? gapsOf(axisLength(axis), covered, edgesOf([...closed, ...busy, ...off, ...hidden]))
    : []
  return {
    gaps: gaps.map((gap) => ({ ...gap, startsAt: instantAt(axis, clock, gap.from) })),
    taken: shown.map((booking, index) => {
      const state = slotState(booking, now)
      return {
        booking,
        state,
        lateMinutes: state === 'late' ? now - booking.startsAt : 0,
        ...placeOf(axis, clock, { from: booking.startsAt, till: booking.endsAt }),
        ...lanePlace(lanes.taken[index]),
      }
    }),
    free: free.map((slot, index) => ({
      slot,
      ...placeOf(axis, clock, slot),
      ...lanePlace(lanes.free[index]),
    })),
    elsewhere: [
      ...column.busy.map((busy) => ({
        key: `busy ${busy.from}`,
        where: 'elsewhere' as const,
        ...placeOf(axis, clock, busy),
      })),
      ...hidden,
    ],
    off,
    held: holds,
    bookingCount: shown.filter((booking) => !booking.isBlocked).length,
    lanes: Math.max(1, widestMoment(spans), ...lanes.free.map((place) => place.lanes)),
  }
}

const lanePlace = (place: LanePlace | undefined): LanePlace => place ?? { lane: 0, lanes: 1 }
