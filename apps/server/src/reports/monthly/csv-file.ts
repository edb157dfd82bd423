import { formulaStart, harmlessWithin } from '@rinda/domain/reports/spreadsheet-cell'
import papa from 'papaparse'
import type { Cell, ReportSheets } from './report-sheets.ts'

/** Writes a report as one table for spreadsheets: UTF-8 with its mark, lines ended as on Windows, nothing in it that would be worked out. */
export function csvFile({ period, sheets, words }: ReportSheets): string {
  const [first] = sheets
  const fields = [words.period, words.by, ...(first?.head ?? [])]
  const data = sheets.flatMap(({ name, rows }) => rows.map((cells) => [period, name, ...cells].map(textOf)))
  return `\uFEFF${papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: formulaStart, quotes: hasSemicolon })}\r\n`
}

function textOf(cell: Cell): string {
  return cell === null ? '' : harmlessWithin(String(cell))
}

function hasSemicolon(cell: unknown): boolean {
  return String(cell).includes(';')
}
