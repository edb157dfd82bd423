import type { Booking } from '@rinda/client/booking-view'
import type { DaySheet } from '@rinda/contract/day-sheet'
import { calendarShowsService, type Reach } from '@rinda/domain/access/reach'
import { type EpochMinutes, minuteOfDay } from '@rinda/domain/time/zone'
import { type ColumnCells, columnCells } from './cells.ts'
import {
  type BookingsByColumn,
  type CalendarDay,
  type Column,
  type ColumnFilter,
  filterDays,
  readSheet,
  splitByColumn,
} from './columns.ts'
import { missingHour } from './day-clock.ts'
import { type Axis, axisMinute, axisMinuteAt, buildAxis, type Place } from './layout.ts'

export type ModelColumn = { readonly column: Column; readonly cells: ColumnCells }
export type ModelDay = {
  readonly day: CalendarDay
  readonly closed: readonly Place[]
  readonly nowFrom: number | null
  readonly columns: readonly ModelColumn[]
}
export type CalendarModel = { readonly axis: Axis; readonly days: readonly ModelDay[] }

export type CalendarQuestion = {
  sheet: DaySheet
  bookings: readonly Booking[]
  hours: { startMinute: number; endMinute: number }
  filter: ColumnFilter
  /** Which services this person's calendar shows. */
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
    const isShown = (booking: Booking) => calendarShowsService(reach, booking.serviceId)
    const found = buildAxis(
      hours,
      days.map((day) => ({ clock: day.clock, spans: spansOf(day, byColumn) })),
    )
    const axis = remember('axis', [JSON.stringify(found)], () => found)

    const modelDay = (day: CalendarDay): ModelDay => {
      const isToday = now >= day.clock.from && now < day.clock.till
      const clockMatters = isToday ? now : day.clock.till <= now
      const modelColumn = (column: Column): ModelColumn => {
        const own = byColumn.get(column.key) ?? []
        const cells = remember(`cells ${column.key}`, [column, own, axis, clockMatters, reach], () =>
          columnCells(column, own, day.clock, axis, now, isShown),
        )
        return { column, cells }
      }
      return {
        day,
        closed: remember(`closed ${day.date}`, [day.open, axis], () => closedBands(day, axis)),
        nowFrom: isToday ? placeOfNow(axis, day, now) : null,
        columns: day.columns.map(modelColumn).filter(hasPlace),
      }
    }
    return { axis, days: days.map(modelDay) }
  }
}

/** What belongs to no column is shown only while there is something. */
function hasPlace({ column, cells }: ModelColumn): boolean {
  return column.kind !== 'other' || cells.taken.length > 0
}

/** Keeps the last answer under each name for as long as what it was made of stays the same. */
function createMemory() {
  const kept = new Map<string, { of: readonly unknown[]; value: unknown }>()
  return <Value>(name: string, of: readonly unknown[], make: () => Value): Value => {
    const known = kept.get(name)
    if (known?.of.length === of.length && known.of.every((part, index) => part === of[index])) {
      return known.value as Value
    }
    const value = make()
    kept.set(name, { of, value })
    return value
  }
}

const endOf = (axis: Axis) => axisMinute(axis, { minute: axis.endMinute, again: false })

function placeOfNow(axis: Axis, day: CalendarDay, now: EpochMinutes): number | null {
  const from = axisMinuteAt(axis, day.clock, now)
  return from > 0 && from < endOf(axis) ? from : null
}

function spansOf(day: CalendarDay, byColumn: BookingsByColumn) {
  return day.columns.flatMap((column) =>
    (byColumn.get(column.key) ?? []).map((one) => ({
      from: Math.max(one.startsAt, day.clock.from),
      till: Math.min(one.endsAt, day.clock.till),
    })),
  )
}

/** What is greyed: before opening, after closing, and an hour that the clock leaps over. */
function closedBands(day: CalendarDay, axis: Axis): Place[] {
  const end = endOf(axis)
  if (!day.open) return [{ from: 0, span: end }]
  const at = (minute: number) => axisMinute(axis, { minute, again: false })
  const opens = at(minuteOfDay(day.open.from))
  const closes = at(minuteOfDay(day.open.till))
  const missing = missingHour(day.clock)
  const leapt = missing ? [{ from: at(missing.from), span: at(missing.till) - at(missing.from) }] : []
  return [{ from: 0, span: opens }, { from: closes, span: end - closes }, ...leapt].filter(
    (band) => band.span > 0,
  )
}
