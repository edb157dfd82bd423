import { formulaStart, harmlessWithin } from '@rinda/domain/reports/spreadsheet-cell'
import papa from 'papaparse'

/** Writes rows as a file for spreadsheets: UTF-8 with its mark, lines ended as on Windows, nothing in it that would be worked out. */
export function spreadsheetCsv(fields: string[], rows: readonly (readonly string[])[]): string {
  const data = rows.map((cells) => cells.map(harmlessWithin))
  return `\uFEFF${papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: formulaStart, quotes: hasSemicolon })}\r\n`
}

function hasSemicolon(cell: unknown): boolean {
  return String(cell).includes(';')
}
