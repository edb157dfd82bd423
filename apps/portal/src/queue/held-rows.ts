/** A row of a live list as it is drawn; one that is gone keeps its place until the list may move. */
export type HeldRow<Id> = { readonly id: Id; readonly isGone: boolean }

/**
 * Gives the rows of a list that somebody points at, or has the focus in: nothing changes its place. Who left is marked, who came stands at
 * the end. A row that comes back is where it was.
 */
export function heldRows<Id>(shown: readonly HeldRow<Id>[], wanted: readonly Id[]): readonly HeldRow<Id>[] {
  const there = new Set(wanted)
  const known = new Set(shown.map(({ id }) => id))
  const stayed = shown.map((row) => {
    const isGone = !there.has(row.id)
    return row.isGone === isGone ? row : { id: row.id, isGone }
  })
  return [...stayed, ...freshRows(wanted.filter((id) => !known.has(id)))]
}

/** Gives the rows in the order that is wanted. */
export function freshRows<Id>(wanted: readonly Id[]): readonly HeldRow<Id>[] {
  return wanted.map((id) => ({ id, isGone: false }))
}

/** Tells whether rows stand otherwise than they will once the list may move. */
export function isBehind<Id>(shown: readonly HeldRow<Id>[], wanted: readonly Id[]): boolean {
  return shown.length !== wanted.length || shown.some(({ id, isGone }, at) => isGone || id !== wanted[at])
}
