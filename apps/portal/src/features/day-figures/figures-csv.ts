import type { DayFigures, DayShare } from '@rinda/client/queue/day-figures'
import { spreadsheetCsv } from '../../session/spreadsheet-csv.ts'
import { hourText } from './hour-rows.ts'
import { csvColumns, type SideNames, sides } from './sides.ts'

/** Words of the file, in the language of whoever keeps it. */
export type CsvWords = {
  readonly by: string
  readonly name: string
  readonly total: string
  readonly hours: string
} & { readonly [Each in (typeof sides)[number] | (typeof csvColumns)[number]]: string }

/** The day as a file for spreadsheets: one row for the total and for each share, times in minutes with one decimal. */
export function figuresCsv(day: DayFigures, names: SideNames, words: CsvWords): string {
  const fields = [words.by, words.name, ...csvColumns.map((column) => words[column])]
  const rows = [
    [words.total, day.date, ...cells(day.total)],
    ...day.hours.map((row) => [words.hours, hourText(row.of), ...cells(row)]),
    ...sides.flatMap((side) => {
      const shares: readonly DayShare<number | string>[] = day[side]
      return shares.map((row) => [words[side], names[side](row.of), ...cells(row)])
    }),
  ]
  return spreadsheetCsv(fields, rows)
}

function cells(figures: DayFigures['total']): string[] {
  const minutes = (value: number | null) => (value === null ? '' : value.toFixed(1))
  return [
    String(figures.given),
    String(figures.served),
    minutes(figures.wait_median),
    minutes(figures.wait_high),
    minutes(figures.visit_median),
    minutes(figures.visit_high),
    String(figures.no_shows),
    String(figures.canceled),
    String(figures.promised),
    String(figures.kept),
    String(figures.late),
    minutes(figures.said_low),
    minutes(figures.said_median),
    minutes(figures.said_high),
    minutes(figures.came_low),
    minutes(figures.came_median),
    minutes(figures.came_high),
  ]
}
