import type { Booking } from '@rinda/client/booking-view'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import type { Column, FreeSpan } from './columns.ts'
import type { DayClock } from './day-clock.ts'
import { type Hold, isStillFree, type LanePlace, layLanes, widestMoment } from './lanes.ts'
import { type Axis, type Place, placeOf } from './layout.ts'
import { type SlotState, slotState } from './slot-state.ts'

export type TakenCell = Place &
  LanePlace & { readonly booking: Booking; readonly state: SlotState; readonly lateMinutes: number }
export type FreeCell = Place & LanePlace & { readonly slot: FreeSpan }

/** Time that is taken by what is not shown here: at another branch, or by a service that this calendar leaves out. */
export type ElsewherePlace = Place & { readonly key: string; readonly where: 'elsewhere' | 'otherService' }

/** Everything that one column draws, placed. */
export type ColumnCells = {
  readonly taken: readonly TakenCell[]
  readonly free: readonly FreeCell[]
  readonly elsewhere: readonly ElsewherePlace[]
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
): ColumnCells {
  const shown = bookings.filter(isShown).sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt)
  const spans = shown.map((booking) => ({ from: booking.startsAt, till: booking.endsAt }))
  const holds: Hold[] = [
    ...bookings.map((booking) => ({
      from: booking.startsAt,
      till: booking.endsAt,
      takesAll: booking.isBlocked,
    })),
    ...column.busy.map((busy) => ({ ...busy, takesAll: true })),
  ]
  const free = column.free.filter(
    (slot) =>
      slot.till > now && placeOf(axis, clock, slot).span > 0 && isStillFree(slot, holds, column.lanes),
  )
  const lanes = layLanes(spans, free)
  return {
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
      ...bookings
        .filter((booking) => !isShown(booking))
        .map((booking) => ({
          key: booking.qtid,
          where: 'otherService' as const,
          ...placeOf(axis, clock, { from: booking.startsAt, till: booking.endsAt }),
        })),
    ],
    bookingCount: shown.filter((booking) => !booking.isBlocked).length,
    lanes: Math.max(1, widestMoment(spans), ...lanes.free.map((place) => place.lanes)),
  }
}

const lanePlace = (place: LanePlace | undefined): LanePlace => place ?? { lane: 0, lanes: 1 }
