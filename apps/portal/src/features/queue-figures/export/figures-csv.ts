import type { Figures, QueueFigures, Share, ShareFigures } from '@rinda/client/queue/figures'
import { spreadsheetCsv } from '../../../session/spreadsheet-csv.ts'
import { hourText } from '../charts/hour-rows.ts'
import { lengthText } from '../charts/promise-rows.ts'
import { csvColumns, type SideNames, sides } from '../shares/sides.ts'

/** Words of the file, in the language of whoever keeps it. */
export type CsvWords = {
  readonly [Each in (typeof wordNames)[number]]: string
}

/** Names of all words of the file; also the names of their phrases. */
export const wordNames = [
  ...(['period', 'sides', 'name', 'total', 'days', 'hours', 'lengths', 'locations'] as const),
  ...sides,
  ...csvColumns,
] as const

/** Figures of one period, with those of the locations of the company, where they are shown. */
export type CsvPeriod = {
  readonly figures: QueueFigures
  readonly locations?: readonly Share<number>[] | undefined
}

export type CsvNames = SideNames & { readonly locations: (of: number) => string }

/**
 * Figures as a file for spreadsheets: of each period one row for the total and for each share, times in minutes with one decimal. The period that is
 * compared comes after the one that is shown.
 */
export function figuresCsv(periods: readonly CsvPeriod[], names: CsvNames, words: CsvWords): string {
  const fields = [words.period, words.sides, words.name, ...csvColumns.map((column) => words[column])]
  return spreadsheetCsv(
    fields,
    periods.flatMap((period) => rowsOf(period, names, words)),
  )
}

function rowsOf({ figures, locations = [] }: CsvPeriod, names: CsvNames, words: CsvWords): string[][] {
  const period = `${figures.from} – ${figures.to}`
  const row = (side: string, name: string, some: ShareFigures | Figures) => [
    period,
    side,
    name,
    ...cells(some),
  ]
  return [
    row(words.total, '', figures.total),
    ...figures.days.map((day) => row(words.days, day.of, day)),
    ...figures.hours.map((hour) => row(words.hours, hourText(hour.of), hour)),
    ...figures.promises.map((length) => row(words.lengths, lengthText(length.of), length)),
    ...sides.flatMap((side) => {
      const shares: readonly Share<number | string>[] = figures[side]
      return shares.map((share) => row(words[side], names[side](share.of), share))
    }),
    ...locations.map((location) => row(words.locations, names.locations(location.of), location)),
  ]
}

function cells(figures: ShareFigures | Figures): string[] {
  const minutes = (value: number | null) => (value === null ? '' : value.toFixed(1))
  const promised = 'said_low' in figures ? figures : null
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
    minutes(promised?.said_low ?? null),
    minutes(promised?.said_median ?? null),
    minutes(promised?.said_high ?? null),
    minutes(promised?.came_low ?? null),
    minutes(promised?.came_median ?? null),
    minutes(promised?.came_high ?? null),
  ]
}
