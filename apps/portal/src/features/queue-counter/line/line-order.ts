/** A row of the line as it is drawn; one that is gone keeps its place until the line may move. */
export type LineRow = { readonly id: number; readonly isGone: boolean }

/**
 * Gives the rows of a line that somebody points at, or has the focus in: nothing changes its place. Who left is marked, who came stands at
 * the end. A row that comes back is where it was.
 */
export function heldRows(shown: readonly LineRow[], wanted: readonly number[]): readonly LineRow[] {
  const there = new Set(wanted)
  const known = new Set(shown.map(({ id }) => id))
  const stayed = shown.map((row) => {
    const isGone = !there.has(row.id)
    return row.isGone === isGone ? row : { id: row.id, isGone }
  })
  return [...stayed, ...freshRows(wanted.filter((id) => !known.has(id)))]
}

/** Gives the rows in the order in which they will be called. */
export function freshRows(wanted: readonly number[]): readonly LineRow[] {
  return wanted.map((id) => ({ id, isGone: false }))
}

/** Tells whether rows stand otherwise than they will once the line may move. */
export function isBehind(shown: readonly LineRow[], wanted: readonly number[]): boolean {
  return shown.length !== wanted.length || shown.some(({ id, isGone }, at) => isGone || id !== wanted[at])
}
