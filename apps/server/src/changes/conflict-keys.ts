import type { Database } from '../database/database.ts'
import { isShared } from '../database/together.ts'

/**
 * Names of everything that a verb reads and changes: verbs that touch nothing in common may run side by side
 * in one transaction.
 */
export type ConflictKeys = readonly string[]

/** A verb turns out to need a savepoint of its own: it is run again so. */
export class NeedsToBeAlone extends Error {}

/** To be called by a verb that is about to touch what it did not name. Throws where other verbs are under way beside it. */
export function beAlone(tx: Database): void {
  if (isShared(tx)) throw new NeedsToBeAlone()
}

type Queued = { readonly conflictKeys: ConflictKeys | null }

/**
 * Takes from a line what may run together, and beside what is under way, and leaves the rest in its order: either verbs that touch nothing in
 * common, or, where the first may touch anything, those at the front of the line of which the same is true.
 */
export function takeTogether<Job extends Queued>(
  line: Job[],
  most: number,
  underWay: readonly (ConflictKeys | null)[] = [],
): Job[] {
  const [first] = line
  if (!first || underWay.includes(null)) return []
  if (!first.conflictKeys) {
    if (underWay.length > 0) return []
    const end = line.findIndex((job) => job.conflictKeys !== null)
    return line.splice(0, Math.min(most, end === -1 ? line.length : end))
  }
  const stop = line.findIndex((job) => job.conflictKeys === null)
  const within = line.splice(0, stop === -1 ? line.length : stop)
  const touched = new Set<string>(underWay.flatMap((keys) => keys ?? []))
  const taken: Job[] = []
  const left = within.filter((job) => {
    const conflictKeys = job.conflictKeys ?? []
    const isFree = taken.length < most && !conflictKeys.some((name) => touched.has(name))
    // What is left behind is not overtaken by what it has something in common with.
    for (const name of conflictKeys) touched.add(name)
    if (isFree) taken.push(job)
    return !isFree
  })
  line.unshift(...left)
  return taken
}
