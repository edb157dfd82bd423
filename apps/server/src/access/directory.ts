import { demoDirectory } from '@rinda/rulebook/demo-directory'
import type { Directory } from '@rinda/rulebook/directory'
import { mergeDirectory, parseDirectoryRows } from '@rinda/rulebook/merge-directory'
import type { Database } from '../database/database.ts'
import { listDirectoryRows } from './directory-store.ts'

/** How long another node's change of the directory may stay unseen here. */
const freshForMs = 1000

const kept = new WeakMap<Database, { directory: Promise<Directory>; readAt: number }>()

/** Who belongs where: what stands in the database over what the rulebook has. Read anew after a moment, as every call asks it. */
export function currentDirectory(db: Database, now: Date): Promise<Directory> {
  const known = kept.get(db)
  const age = known ? now.getTime() - known.readAt : Number.POSITIVE_INFINITY
  if (known && age >= 0 && age < freshForMs) return known.directory
  const directory = readDirectory(db)
  const fresh = { directory, readAt: now.getTime() }
  kept.set(db, fresh)
  directory.catch(() => {
    if (kept.get(db) === fresh) kept.delete(db)
  })
  return directory
}

/** To be called when the directory was changed. */
export function forgetDirectory(db: Database): void {
  kept.delete(db)
}

/** The directory as it stands in the database at this moment, or in a transaction so far. */
export async function readDirectory(db: Database): Promise<Directory> {
  const parsed = parseDirectoryRows(await listDirectoryRows(db))
  if (parsed.ok) return mergeDirectory(demoDirectory, parsed.rows)
  const faults = parsed.faults.map(({ field, message }) => `${field}: ${message}`).join('; ')
  throw new Error(`a row of the directory makes no sense: ${faults}`)
}
