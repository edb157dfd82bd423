/** A cell as the walk through the grid sees it: its column from left to right, and the minute it begins. */
export type WalkCell = { readonly column: number; readonly from: number }

export const walkKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const
export type WalkKey = (typeof walkKeys)[number]

export const isWalkKey = (key: string): key is WalkKey => (walkKeys as readonly string[]).includes(key)

/**
 * The cell that a key leads to: up and down within a column in the order of time, left and right to the nearest time in
 * the next column that has any, Home and End to the first and last of the column. At an edge it stays.
 */
export function walk<Cell extends WalkCell>(cells: readonly Cell[], at: Cell, key: WalkKey): Cell {
  const column = inColumn(cells, at.column)
  const index = column.indexOf(at)
  if (key === 'ArrowUp') return column[index - 1] ?? at
  if (key === 'ArrowDown') return column[index + 1] ?? at
  if (key === 'Home') return column[0] ?? at
  if (key === 'End') return column[column.length - 1] ?? at
  const columns = [...new Set(cells.map((cell) => cell.column))].sort((a, b) => a - b)
  const next = columns[columns.indexOf(at.column) + (key === 'ArrowRight' ? 1 : -1)]
  return next === undefined ? at : (nearest(inColumn(cells, next), at.from) ?? at)
}

/** The cell of the list that begins nearest to a minute; the earlier one of two as near. */
export function nearest<Cell extends WalkCell>(cells: readonly Cell[], from: number): Cell | undefined {
  return cells.reduce<Cell | undefined>(
    (best, cell) => (best && Math.abs(best.from - from) <= Math.abs(cell.from - from) ? best : cell),
    undefined,
  )
}

function inColumn<Cell extends WalkCell>(cells: readonly Cell[], column: number): Cell[] {
  return cells.filter((cell) => cell.column === column).sort((a, b) => a.from - b.from)
}
