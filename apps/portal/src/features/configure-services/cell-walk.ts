/** A place in the table: the line, and the column beside the name. */
export type Cell = { readonly row: number; readonly column: number }

const page = 10

/**
 * Gives the cell that a key leads to, passing over lines that have no cells; null for keys that do not move.
 * At an edge the cell stays. With `isFar` (Ctrl), Home and End go to the first and the last line.
 */
export function stepOf(
  { row, column }: Cell,
  key: string,
  isFar: boolean,
  { rows, columns }: { rows: readonly number[]; columns: number },
): Cell | null {
  const at = rows.indexOf(row)
  const line = (index: number) => rows[Math.min(Math.max(index, 0), rows.length - 1)] ?? row
  switch (key) {
    case 'ArrowUp':
      return { row: line(at - 1), column }
    case 'ArrowDown':
      return { row: line(at + 1), column }
    case 'PageUp':
      return { row: line(at - page), column }
    case 'PageDown':
      return { row: line(at + page), column }
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) }
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, columns - 1) }
    case 'Home':
      return { row: isFar ? line(0) : row, column: 0 }
    case 'End':
      return { row: isFar ? line(rows.length - 1) : row, column: columns - 1 }
    default:
      return null
  }
}
