import type { ReactElement } from 'react'

/** A cell of a column, and its minute below the top. */
type Placed = { readonly from: number; readonly cell: ReactElement }

/**
 * Gives the cells of a column in the order of their time, in which a screen reader goes through them. What begins at the same minute
 * stays in the order in which it was given.
 */
export function byTime(...kinds: readonly (readonly Placed[])[]): ReactElement[] {
  return kinds
    .flat()
    .sort((one, other) => one.from - other.from)
    .map(({ cell }) => cell)
}
