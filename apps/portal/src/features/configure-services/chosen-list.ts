/** Adds a specialist at the end of those who serve, in their order; nobody stands there twice. */
export function added(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids : [...ids, id]
}

/** Without one; the others keep their order. */
export function removed(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((one) => one !== id)
}

/** Tells whether two lists have the same people in the same order. */
export function isSameList(ids: readonly number[], others: readonly number[]): boolean {
  return ids.length === others.length && ids.every((id, index) => id === others[index])
}

type Person = {
  readonly id: number
  readonly companyId: number
  readonly isActive: boolean
  readonly name: string
}

/** Lists the specialists of the company who can still be chosen; one who is switched off cannot. */
export function availableOf<One extends Person>(
  people: readonly One[],
  companyId: number,
  chosen: readonly number[],
): One[] {
  return people.filter((one) => one.companyId === companyId && one.isActive && !chosen.includes(one.id))
}
