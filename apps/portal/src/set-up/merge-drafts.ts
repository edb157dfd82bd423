export type MergedDrafts<Draft> = {
  readonly draft: Draft
  /** Fields that both changed, each to something else: what is here stays, until somebody decides. */
  readonly conflicts: readonly (keyof Draft)[]
}

/** Merges what two people made of the same thing: each field from whoever changed it; where both did, mine stays and is asked about. */
export function mergeDrafts<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): MergedDrafts<Draft> {
  const names = Object.keys(theirs) as (keyof Draft)[]
  const touched = names.filter((name) => !isSame(base[name], mine[name]))
  return {
    draft: { ...theirs, ...Object.fromEntries(touched.map((name) => [name, mine[name]])) },
    conflicts: touched.filter(
      (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
    ),
  }
}

/** Compares what fields hold: texts, numbers, lists and plain objects of them. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
