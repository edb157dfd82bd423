/**
 * Matches what a spreadsheet would take for a formula, also behind spaces, in full-width letters, and before
 * a line break or a semicolon.
 */
export const formulaStart = /^\s*[=+\-@＝＋－＠;]|^[\t\r\n]/
/**
 * Matches the place within a cell where it would end, and a formula begin, in a spreadsheet that separates
 * cells by semicolons, as in Latvia.
 */
const cellWithin = /;(?=\s*[=+\-@＝＋－＠])/g

/** Makes a formula within a cell harmless for a spreadsheet that would begin a new cell there. */
export function harmlessWithin(cell: string): string {
  return cell.replace(cellWithin, ";'")
}
