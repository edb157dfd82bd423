import type { Day, DayTimes, TimesEdit } from '../times/day-times.ts'
import { fitting } from '../times/fitting.ts'
import type { TimesRow } from '../times/times-row.ts'
import type { GridPlace } from './use-cell-walk.ts'

/** Block of cells: from where it was begun to where it was led, in any direction. */
export type CellRange = { readonly begun: GridPlace; readonly led: GridPlace }

const span = (one: number, other: number) => ({ first: Math.min(one, other), last: Math.max(one, other) })

function bounds({ begun, led }: CellRange) {
  return { rows: span(begun.row, led.row), columns: span(begun.column, led.column) }
}

export function countOf(range: CellRange): number {
  const { rows, columns } = bounds(range)
  return (rows.last - rows.first + 1) * (columns.last - columns.first + 1)
}

export function isWithin(range: CellRange, { row, column }: GridPlace): boolean {
  const { rows, columns } = bounds(range)
  return row >= rows.first && row <= rows.last && column >= columns.first && column <= columns.last
}

type Grid = { readonly rows: readonly TimesRow[]; readonly days: readonly Day[] }

/** The cells of a block, line by line. */
function linesOf({ rows, days }: Grid, range: CellRange) {
  const block = bounds(range)
  return rows
    .slice(block.rows.first, block.rows.last + 1)
    .map((row) => days.slice(block.columns.first, block.columns.last + 1).map((day) => ({ row, day })))
}

/** The changes that put the same times into every cell of a block. */
export function fillEdits(grid: Grid, range: CellRange, times: DayTimes, mayBeUsual: boolean): TimesEdit[] {
  return linesOf(grid, range)
    .flat()
    .map(({ row, day }) => ({ row: row.key, day, times: fitting(times, day, mayBeUsual) }))
}

/** The block as spreadsheets write it: columns with tabs, lines with line breaks between them. */
export function blockText(grid: Grid, range: CellRange, say: (times: DayTimes) => string): string {
  return linesOf(grid, range)
    .map((line) => line.map(({ row, day }) => say(row.timesOn(day))).join('\t'))
    .join('\n')
}
