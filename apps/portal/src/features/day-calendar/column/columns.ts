import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { DayColumn, DaySheet, SheetDay } from '@rinda/contract/booking/day-sheet'
import { calendarShowsService, type Reach } from '@rinda/domain/access/reach'
import { fromUtcDateTime, type Interval, type LocalDate } from '@rinda/domain/time/zone'
import { type DayClock, dayClock } from '../../../calendar/day-clock.ts'

/** A start that staff may click, up to where the next one begins, with the services that can begin there. */
export type FreeSpan = Interval & { readonly serviceIds: readonly number[]; readonly durationMinutes: number }

/** A column of a day: a specialist, a service that has none, or what belongs to neither (so that no booking is lost). */
export type Column = {
  readonly key: string
  readonly kind: 'specialist' | 'service' | 'other'
  readonly id: number
  /** The specialist's name; empty for the other kinds. */
  readonly name: string
  readonly lanes: number
  readonly serviceIds: readonly number[]
  readonly free: readonly FreeSpan[]
  readonly busy: readonly Interval[]
  /** Times when the specialist does not work, or is away, though the branch is open. */
  readonly off: readonly (Interval & { readonly why: 'off' | 'away' })[]
}

export type CalendarDay = {
  readonly date: LocalDate
  readonly clock: DayClock
  /** Wall clock times; null on a closed day. */
  readonly open: SheetDay['open']
  readonly isSpecial: boolean
  readonly columns: readonly Column[]
}

const readColumns = new WeakMap<DayColumn, Column>()

/** The days of a sheet. A column that did not change since the last sheet is the same object again. */
export function readSheet(sheet: DaySheet): CalendarDay[] {
  return sheet.days.map((day) => ({
    date: day.date,
    clock: dayClock(day.date, sheet.zone),
    open: day.open,
    isSpecial: day.special,
    columns: day.columns.map((column) => readColumn(day.date, column)),
  }))
}

function readColumn(date: LocalDate, column: DayColumn): Column {
  const known = readColumns.get(column)
  if (known) return known
  const read: Column = {
    key: `${date}/${column.kind}-${column.id}`,
    kind: column.kind,
    id: Number(column.id),
    name: column.name,
    lanes: column.lanes,
    serviceIds: column.service_ids.map(Number),
    free: readFree(column.free),
    busy: column.busy.map(readInterval),
    off: column.off.map(({ why, ...time }) => ({ ...readInterval(time), why })),
  }
  readColumns.set(column, read)
  return read
}

function readInterval(wire: { date: string; time: string; duration: number }): Interval {
  const from = fromUtcDateTime(wire.date, wire.time)
  return { from, till: from + wire.duration }
}

/** Services of different step begin at different minutes: each start is drawn up to the next, so cells never lie on each other. */
function readFree(wire: DayColumn['free']): FreeSpan[] {
  const starts = wire
    .map((slot) => ({
      ...readInterval(slot),
      durationMinutes: slot.duration,
      serviceIds: slot.service_ids.map(Number),
    }))
    .sort((a, b) => a.from - b.from)
  return starts.map((slot, index) => {
    const next = starts[index + 1]
    return next && next.from < slot.till ? { ...slot, till: next.from } : slot
  })
}

/** Specialist and service to which a person narrowed the columns. */
export type ColumnFilter = { specialist?: number | undefined; service?: number | undefined }

/**
 * The days with the columns that this person's calendar shows, and of those the chosen ones only; of their free starts only those of
 * such a service. No time that is taken is hidden in them.
 */
export function filterDays(
  days: readonly CalendarDay[],
  { specialist, service }: ColumnFilter,
  reach: Reach,
): readonly CalendarDay[] {
  const isWhole = reach.serviceIds === null && reach.calendarServiceIds === null
  if (specialist === undefined && service === undefined && isWhole) return days
  const isChosen = (id: number) => service === undefined || id === service
  const narrowed = (column: Column): Column[] => {
    if (column.kind === 'other') return specialist === undefined && service === undefined ? [column] : []
    const isSpecialist = column.kind === 'specialist' && column.id === specialist
    if (specialist !== undefined && !isSpecialist) return []
    const serviceIds = column.serviceIds.filter((id) => calendarShowsService(reach, id))
    if (!serviceIds.some(isChosen)) return []
    const free = column.free
      .map((slot) => ({ ...slot, serviceIds: slot.serviceIds.filter((id) => serviceIds.includes(id)) }))
      .filter((slot) => slot.serviceIds.some(isChosen))
    return [{ ...column, serviceIds, free }]
  }
  return days.map((day) => ({ ...day, columns: day.columns.flatMap(narrowed) }))
}

export type BookingsByColumn = ReadonlyMap<string, readonly ShortBooking[]>

/**
 * The bookings of each column, and the days grown by an `other` column where a booking has no column of its own.
 * A column whose bookings did not change keeps its list of last time, so it is not drawn again.
 */
export function splitByColumn(
  days: readonly CalendarDay[],
  bookings: readonly ShortBooking[],
  last: BookingsByColumn,
): { days: readonly CalendarDay[]; byColumn: BookingsByColumn } {
  const lists = new Map<string, ShortBooking[]>()
  for (const day of days) for (const column of day.columns) lists.set(column.key, [])
  const grown = days.map((day) => {
    const own = bookings.filter((one) => one.startsAt < day.clock.till && one.endsAt > day.clock.from)
    const lost = own.filter((booking) => {
      const list = lists.get(columnKeyOf(day.date, booking))
      list?.push(booking)
      return !list
    })
    if (lost.length === 0) return day
    const other = otherColumn(day.date)
    lists.set(other.key, lost)
    return { ...day, columns: [...day.columns, other] }
  })
  const byColumn = new Map<string, readonly ShortBooking[]>()
  for (const [key, list] of lists) {
    const before = last.get(key)
    byColumn.set(key, before && isSameList(before, list) ? before : list)
  }
  return { days: grown, byColumn }
}

function columnKeyOf(date: LocalDate, booking: ShortBooking): string {
  return booking.specialistId === null
    ? `${date}/service-${booking.serviceId}`
    : `${date}/specialist-${booking.specialistId}`
}

const otherColumns = new Map<LocalDate, Column>()

function otherColumn(date: LocalDate): Column {
  const known = otherColumns.get(date)
  if (known) return known
  const made: Column = {
    key: `${date}/other`,
    kind: 'other',
    id: 0,
    name: '',
    lanes: 1,
    serviceIds: [],
    free: [],
    busy: [],
    off: [],
  }
  otherColumns.set(date, made)
  return made
}

const isSameList = (a: readonly ShortBooking[], b: readonly ShortBooking[]) =>
  a.length === b.length && a.every((booking, index) => booking === b[index])
