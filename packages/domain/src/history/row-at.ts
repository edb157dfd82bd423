/** Columns of a row by their names, as a database or an audit of it has them. */
export type Columns = { readonly [column: string]: unknown }

/**
 * One change of a row, as an audit keeps it: what the columns that it changed held before and after, and when (epoch milliseconds).
 * Without `before` the row was made by it.
 */
export type RowChange = {
  readonly at: number
  readonly before: Columns | null
  readonly after: Columns | null
}

/**
 * Counts the changes of a row that had been made by a moment, of all in their order: the last one that is not later, and whatever came
 * before it. So one row is never shown in a state that it was not in, also where the clocks of two nodes differ.
 */
export function countMade(changes: readonly Pick<RowChange, 'at'>[], moment: number): number {
  return changes.findLastIndex(({ at }) => at <= moment) + 1
}

/**
 * Gives a row as it was at a moment, after whatever was changed at that very moment: from what it is now, every later change is undone, the
 * last one first. What an audit does not tell (any more) stays as it is now: what was erased does not come back. Null: it was not there.
 */
export function rowAt<Row extends Columns>(
  now: Row | null,
  changes: readonly RowChange[],
  moment: number,
): Row | null {
  let row = now
  for (const { before } of changes.slice(countMade(changes, moment)).reverse())
    row = before === null || row === null ? null : { ...row, ...before }
  return row
}
