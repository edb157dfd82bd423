import type { Database } from '../database/database.ts'
import { isShared } from '../database/together.ts'

/**
 * Name of something that a verb reads or changes. With `among` it is named by verbs of one kind, which see to it that they may touch it side by
 * side: only verbs of another kind have it in common with them.
 */
export type ConflictKey = string | { readonly name: string; readonly among: string }

/**
 * Names of everything that a verb reads and changes: verbs that touch nothing in common may run side by side
 * in one transaction.
 */
export type ConflictKeys = readonly ConflictKey[]

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
  const touched: Touched = new Map()
  for (const keys of underWay) touch(touched, keys ?? [])
  const taken: Job[] = []
  const left = within.filter((job) => {
    const conflictKeys = job.conflictKeys ?? []
    const isFree = taken.length < most && conflictKeys.every((key) => mayTouch(touched, key))
    // What is left behind is not overtaken by what it has something in common with.
    touch(touched, conflictKeys)
    if (isFree) taken.push(job)
    return !isFree
  })
  line.unshift(...left)
  return taken
}

/** Names that are touched, each with the kind of verbs among which it may be touched once more; null: by nobody. */
type Touched = Map<string, string | null>

const partsOf = (key: ConflictKey) => (typeof key === 'string' ? { name: key, among: null } : key)

function mayTouch(touched: Touched, key: ConflictKey): boolean {
  const { name, among } = partsOf(key)
  return !touched.has(name) || (among !== null && touched.get(name) === among)
}

function touch(touched: Touched, keys: ConflictKeys): void {
  for (const { name, among } of keys.map(partsOf))
    touched.set(name, touched.has(name) && touched.get(name) !== among ? null : among)
}
