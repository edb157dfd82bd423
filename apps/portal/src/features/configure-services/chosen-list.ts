/** Who serves, in their order: one more at the end; nobody stands there twice. */
export function added(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids : [...ids, id]
}

/** Without one; the others keep their order. */
export function removed(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((one) => one !== id)
}

/** Whether two lists have the same people in the same order. */
export function isSameList(ids: readonly number[], others: readonly number[]): boolean {
  return ids.length === others.length && ids.every((id, index) => id === others[index])
}

type Person = {
  readonly id: number
  readonly companyId: number
  readonly isActive: boolean
  readonly name: string
}

/** Those of the company who can still be chosen. Who is switched off serves nobody new. */
export function availableOf<One extends Person>(
  people: readonly One[],
  companyId: number,
  chosen: readonly number[],
): One[] {
  return people.filter((one) => one.companyId === companyId && one.isActive && !chosen.includes(one.id))
}
