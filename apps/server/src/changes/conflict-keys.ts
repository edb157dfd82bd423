import type { KyselyPlugin } from 'kysely'
import type { Database } from '../database/database.ts'

/** What a verb reads and changes, by name: verbs that touch nothing in common may run side by side in one transaction. */
export type ConflictKeys = readonly string[]

/** The transactions in which other verbs are under way. */
const shared = new WeakSet<Database>()

/** A verb turns out to need a transaction, or a savepoint, to itself: it is run again so. */
export class NeedsToBeAlone extends Error {}

/** To be called by a verb that is about to touch what it did not name. Throws where other verbs are under way beside it. */
export function beAlone(tx: Database): void {
  if (shared.has(tx)) throw new NeedsToBeAlone()
}

/** The shared transaction as one verb sees it, and whether that verb has written in it. */
export function besideOthers(tx: Database): { tx: Database; hasWritten: () => boolean } {
  let rowsWritten = 0n
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rowsWritten += result.numAffectedRows ?? 0n
      return result
    },
  }
  const own = tx.withPlugin(watch)
  shared.add(own)
  return { tx: own, hasWritten: () => rowsWritten > 0n }
}

type Queued = { readonly conflictKeys: ConflictKeys | null }

/**
 * Takes from a line what may run together, and leaves the rest in its order: either verbs that touch nothing in common, or, where the first
 * may touch anything, those at the front of the line of which the same is true.
 */
export function takeTogether<Job extends Queued>(line: Job[], most: number): Job[] {
  const [first] = line
  if (!first?.conflictKeys) {
    const end = line.findIndex((job) => job.conflictKeys !== null)
    return line.splice(0, Math.min(most, end === -1 ? line.length : end))
  }
  const stop = line.findIndex((job) => job.conflictKeys === null)
  const within = line.splice(0, stop === -1 ? line.length : stop)
  const touched = new Set<string>()
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
