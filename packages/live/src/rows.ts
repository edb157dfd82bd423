export type RowRules<Row> = {
  readonly isSame: (one: Row, other: Row) => boolean
  readonly isNewer: (one: Row, other: Row) => boolean
  /** True where the row, as it is now, is one of these. */
  readonly belongs: boolean
  /** False where it may not be added, only replaced or taken away. */
  readonly mayJoin?: boolean
  /** Orders the rows; without it, a new row comes last. */
  readonly order?: (one: Row, other: Row) => number
}

/**
 * Puts a changed row in its place: replaces it, adds it, or takes it away where it no longer belongs. A row that is older than the one that
 * is there changes nothing. Every other row stays the same object, and where nothing changes so do the rows.
 */
export function withRow<Row>(rows: readonly Row[], row: Row, rules: RowRules<Row>): readonly Row[] {
  const { isSame, isNewer, belongs, mayJoin = true, order } = rules
  const at = rows.findIndex((one) => isSame(one, row))
  const held = rows[at]
  if (held ? isNewer(held, row) : !(belongs && mayJoin)) return rows
  if (!belongs) return rows.toSpliced(at, 1)
  if (held && (!order || order(held, row) === 0)) return rows.with(at, row)
  const others = held ? rows.toSpliced(at, 1) : rows
  const after = order ? others.findIndex((one) => order(one, row) > 0) : -1
  return others.toSpliced(after === -1 ? others.length : after, 0, row)
}
