import type { Values } from './location-values.ts'

export type Merged = {
  readonly values: Values
  /** What they changed and nobody did here: it is taken over. */
  readonly followed: readonly string[]
  /** What both changed, each to something else: what is here stays, until somebody decides. */
  readonly conflicts: readonly string[]
}

/** What two made of the same thing: `before` is what both began with, `mine` what is typed here, `theirs` what stands on the server now. */
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
