import { demoDirectory } from '@rinda/rulebook/demo-directory'
import type { Directory } from '@rinda/rulebook/directory'
import { mergeDirectory, parseDirectoryRows } from '@rinda/rulebook/merge-directory'
import type { Database } from '../database/database.ts'
import { createReadCache } from '../database/read-cache.ts'
import { listDirectoryRows } from './directory-store.ts'

/** Directory of who belongs where, kept in memory: every call asks it, and it seldom changes. */
export type CurrentDirectory = {
  find(): Promise<Directory>
  /** To be called when the directory was changed. */
  drop(): void
}

/** Keeps the directory: what stands in the database over what the rulebook has. */
export function keepDirectory(db: Database, clock: () => Date): CurrentDirectory {
  const cache = createReadCache<'directory', Directory>(() => readDirectory(db), clock)
  return { find: () => cache.get('directory'), drop: cache.dropAll }
}

/** Reads the directory as it stands in the database at this moment, or in a transaction so far. */
export async function readDirectory(db: Database): Promise<Directory> {
  const parsed = parseDirectoryRows(await listDirectoryRows(db))
  if (parsed.ok) return mergeDirectory(demoDirectory, parsed.rows)
  const faults = parsed.faults.map(({ field, message }) => `${field}: ${message}`).join('; ')
  throw new Error(`a row of the directory makes no sense: ${faults}`)
}
