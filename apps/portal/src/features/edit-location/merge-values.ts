import type { Values } from '../../set-up/fields/location-values.ts'

export type Merged = {
  readonly values: Values
  /** Fields that they changed and nobody here did: taken over. */
  readonly followed: readonly string[]
  /** Fields that both changed, each to something else: what is here stays, until somebody decides. */
  readonly conflicts: readonly string[]
}

/**
 * Merges two changes of the same thing: `before` is what both began with, `mine` what is typed here, `theirs`
 * what is on the server now.
 */
export function mergeValues(before: Values, mine: Values, theirs: Values): Merged {
  const names = Object.keys(theirs)
  const isMine = (name: string) => mine[name] !== undefined && mine[name] !== before[name]
  const isTheirs = (name: string) => theirs[name] !== before[name]
  return {
    values: Object.fromEntries(
      names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]]),
    ) as Values,
    followed: names.filter((name) => isTheirs(name) && !isMine(name)),
    conflicts: names.filter((name) => isTheirs(name) && isMine(name) && mine[name] !== theirs[name]),
  }
}
