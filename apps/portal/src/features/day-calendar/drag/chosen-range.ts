/** A cell of one column as a choice of time sees it: minutes below the top of the axis. */
export type RangeCell = { readonly from: number; readonly till: number }

/** A stretch of a column that is being chosen. `anchor` is where it began, `head` the cell that it was led to. */
export type ChosenRange<Cell extends RangeCell> = { readonly anchor: Cell; readonly head: Cell }

/** Gives what a range covers, from its first to its last minute, in whichever direction it was led. */
export function coverOf({ anchor, head }: ChosenRange<RangeCell>): RangeCell {
  return { from: Math.min(anchor.from, head.from), till: Math.max(anchor.till, head.till) }
}

/**
 * The range led one cell on, up (−1) or down (1), through the cells of its column; what lies beside each other counts once. At the
 * edge it stays.
 */
export function stretched<Cell extends RangeCell>(
  range: ChosenRange<Cell>,
  cells: readonly Cell[],
  step: 1 | -1,
): ChosenRange<Cell> {
  const { head } = range
  const ahead = cells
    .filter((cell) => (step === 1 ? cell.from > head.from : cell.from < head.from))
    .sort((one, other) => step * (one.from - other.from))
  return { ...range, head: ahead[0] ?? head }
}
