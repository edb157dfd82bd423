import type { DayColumn, DaySheet } from '@rinda/contract/booking/day-sheet'
import type { AttentionCounts, AttentionMark, DayState } from '@rinda/contract/booking/day-state'
import type { LocalDate } from '@rinda/domain/time/zone'

/** New state of a column of a day, as a message brought it. Messages come in their order, so the last one is true. */
export type DayStateChange = { readonly state: DayState; readonly seq?: number | undefined }

/** Rules of these changes, for their follower. */
export const dayStateChanges = {
  nameOf: ({ state }: DayStateChange) => placeOf(state),
  isNewer: () => false,
}

type Place = Pick<DayState, 'location_id' | 'date' | 'kind' | 'id'>
const placeOf = ({ location_id, date, kind, id }: Place) => `${location_id} ${date} ${kind} ${id}`

/** The sheet with the new state of a column; all others stay the same objects. */
export function withColumn(sheet: DaySheet, { state }: DayStateChange): DaySheet {
  const { column, date, location_id } = state
  const at = sheet.days.findIndex((day) => day.date === date)
  const day = sheet.days[at]
  if (!column || !day || sheet.location_id !== location_id) return sheet
  const own = day.columns.findIndex((one) => one.kind === column.kind && one.id === column.id)
  const known = day.columns[own]
  if (!known || isSame(known, column)) return sheet
  return { ...sheet, days: sheet.days.with(at, { ...day, columns: day.columns.with(own, column) }) }
}

/** A column is small, and most changes of a booking leave it as it was. */
const isSame = (one: DayColumn, other: DayColumn) => JSON.stringify(one) === JSON.stringify(other)

/** A booking of some days that needs attention, and in which column of which day it stands. */
export type PlacedMark = Pick<AttentionMark, 'qtid' | 'reasons'> & { readonly place: string }
/** The marks of some days of a location; `till` is the day after the last. */
export type AttentionMarks = {
  readonly locationId: number
  readonly from: LocalDate
  readonly till: LocalDate
  readonly marks: readonly PlacedMark[]
}

export const markAt = (place: Place, { qtid, reasons }: Pick<AttentionMark, 'qtid' | 'reasons'>) => ({
  ...{ qtid, reasons },
  place: placeOf(place),
})

export function withMarks(shown: AttentionMarks, { state }: DayStateChange): AttentionMarks {
  const isElsewhere = String(shown.locationId) !== state.location_id
  if (isElsewhere || state.date < shown.from || state.date >= shown.till) return shown
  const place = placeOf(state)
  const others = shown.marks.filter((mark) => mark.place !== place)
  if (others.length === shown.marks.length && state.attention.length === 0) return shown
  return { ...shown, marks: [...others, ...state.attention.map((mark) => markAt(state, mark))] }
}

export function withCount(counts: AttentionCounts, { state }: DayStateChange): AttentionCounts {
  const isOther = state.company_id !== counts.company_id
  if (isOther || state.date < counts.from || state.date >= counts.till) return counts
  const place = placeOf(state)
  const others = counts.data.filter((one) => placeOf(one) !== place)
  if (others.length === counts.data.length && state.attention.length === 0) return counts
  const { location_id, date, kind, id } = state
  const until = state.attention.map((mark) => mark.until)
  const own = until.length > 0 ? [{ location_id, date, kind, id, until }] : []
  return { ...counts, data: [...others, ...own] }
}

/** Counts what needs attention at a moment, in epoch minutes. */
export function countAt({ data }: AttentionCounts, now: number): number {
  return data.reduce(
    (sum, { until }) => sum + until.filter((end) => Date.parse(end) / 60_000 > now).length,
    0,
  )
}
