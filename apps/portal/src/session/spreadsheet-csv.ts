import papa from 'papaparse'

/**
 * Matches what a spreadsheet would take for a formula, also behind spaces, in full-width letters, and before
 * a line break or a semicolon.
 */
const formula = /^\s*[=+\-@＝＋－＠;]|^[\t\r\n]/
/**
 * Matches the place within a cell where it would end, and a formula begin, in a spreadsheet that separates
 * cells by semicolons, as in Latvia.
 */
const cellWithin = /;(?=\s*[=+\-@＝＋－＠])/g

/** Writes rows as a file for spreadsheets: UTF-8 with its mark, lines ended as on Windows, nothing in it that would be worked out. */
export function spreadsheetCsv(fields: string[], rows: readonly (readonly string[])[]): string {
  const data = rows.map((cells) => cells.map((cell) => cell.replace(cellWithin, ";'")))
  return `\uFEFF${papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: formula, quotes: hasSemicolon })}\r\n`
}

function hasSemicolon(cell: unknown): boolean {
  return String(cell).includes(';')
}
