import { DatabaseLost } from '../database/unavailable.ts'

/**
 * Does something for each of many, one after the other, so that a fault at one keeps it from none of the others. Throws the first fault once all have had their turn, and begins
 * with no other once `isStopped`. Where the database is away nobody else is asked for.
 */
export async function eachApart<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<unknown>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const faults: unknown[] = []
  for (const item of items) {
    if (isStopped()) break
    try {
      await act(item)
    } catch (error) {
      faults.push(error)
      if (error instanceof DatabaseLost) break
    }
  }
  if (faults.length > 0) throw faults[0]
}

/** Does something for many in one transaction; where that fails, for each in one of its own, so that only those are left at which it fails. */
export async function togetherElseApart<Item>(
  items: readonly Item[],
  act: (items: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  try {
    await act(items)
  } catch (error) {
    if (items.length < 2 || error instanceof DatabaseLost) throw error
    await eachApart(items, (item) => act([item]))
  }
}
