import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { DaySheet } from '@rinda/contract/booking/day-sheet'
import { calendarShowsService, type Reach } from '@rinda/domain/access/reach'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { type Axis, type AxisSpan, buildAxis, closedBands, placeOfNow } from '../../calendar/day-axis.ts'
import { createMemory } from '../../calendar/memory.ts'
import { type ColumnCells, columnCells } from './cells.ts'
import {
  type BookingsByColumn,
  type CalendarDay,
  type Column,
  type ColumnFilter,
  filterDays,
  readSheet,
  splitByColumn,
} from './column/columns.ts'

export type ModelColumn = { readonly column: Column; readonly cells: ColumnCells }
export type ModelDay = {
  readonly day: CalendarDay
  readonly closed: readonly AxisSpan[]
  readonly isToday: boolean
  /**
   * Place of now in minutes below the top of the axis; null on other days, and at an hour that the calendar
   * does not show.
   */
  readonly nowFrom: number | null
  readonly columns: readonly ModelColumn[]
}
export type CalendarModel = { readonly axis: Axis; readonly days: readonly ModelDay[] }

export type CalendarQuestion = {
  sheet: DaySheet
  bookings: readonly ShortBooking[]
  hours: { startMinute: number; endMinute: number }
  filter: ColumnFilter
  /** Services that this person's calendar shows. */
  reach: Reach
  now: EpochMinutes
}

/**
 * Builds what the calendar draws, and remembers: what did not change since the last question is the same object again, so a
 * live change draws one column and in it one cell.
 */
export function createCalendarModel(): (question: CalendarQuestion) => CalendarModel {
  let byColumn: BookingsByColumn = new Map()
  const remember = createMemory()

  return ({ sheet, bookings, hours, filter, reach, now }) => {
    const split = splitByColumn(readSheet(sheet), bookings, byColumn)
    byColumn = split.byColumn
    const columnsThere = split.days.flatMap((day) => [day.date, day.open, ...day.columns])
    const days = remember('days', [...columnsThere, filter.specialist, filter.service, reach], () =>
      filterDays(split.days, filter, reach),
    )
    const isShown = (booking: ShortBooking) => calendarShowsService(reach, booking.serviceId)
    const found = buildAxis(
      hours,
      days.map((day) => ({ clock: day.clock, spans: spansOf(day, byColumn) })),
    )
    const axis = remember('axis', [JSON.stringify(found)], () => found)

    const modelDay = (day: CalendarDay): ModelDay => {
      const isToday = now >= day.clock.from && now < day.clock.till
      const clockMatters = isToday ? now : day.clock.till <= now
      const closed = remember(`closed ${day.date}`, [day.open, axis], () =>
        closedBands(axis, day.clock, day.open),
      )
      const modelColumn = (column: Column): ModelColumn => {
        const own = byColumn.get(column.key) ?? []
        const asked = [column, own, axis, clockMatters, reach, closed]
        const cells = remember(`cells ${column.key}`, asked, () =>
          columnCells(column, own, day.clock, axis, now, isShown, closed),
        )
        return { column, cells }
      }
      return {
        day,
        closed,
        isToday,
        nowFrom: isToday ? placeOfNow(axis, day.clock, now) : null,
        columns: day.columns.map(modelColumn).filter(hasPlace),
      }
    }
    return { axis, days: days.map(modelDay) }
  }
}

/** Tells whether a column is shown: the one for bookings that belong to no other, only while it has some. */
function hasPlace({ column, cells }: ModelColumn): boolean {
  return column.kind !== 'other' || cells.taken.length > 0
}

function spansOf(day: CalendarDay, byColumn: BookingsByColumn) {
  return day.columns.flatMap((column) =>
    (byColumn.get(column.key) ?? []).map((one) => ({
      from: Math.max(one.startsAt, day.clock.from),
      till: Math.min(one.endsAt, day.clock.till),
    })),
  )
}
