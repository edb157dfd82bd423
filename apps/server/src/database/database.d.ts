import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
export type Database = Kysely<Schema>
export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgres'
  /** No company has been stored yet: a first start, or one that was broken off before it had loaded anything. */
  isNew: boolean
  /** Waits for what is running, then lets go of everything. Calling it again does nothing. */
  close(): Promise<void>
}
export type DatabaseOptions = {
  /** A PostgreSQL to connect to; without one the embedded server keeps its files under `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** Hears of what takes long or goes wrong, one plain line at a time. */
  log: (line: string) => void
}
/**
 * Opens the database and brings it to the newest migration.
 * Throws a `StartRefusal` when it cannot be reached, is in use by another process, or is newer than this code.
 */
export declare function openDatabase(options: DatabaseOptions): Promise<OpenDatabase>
/** Migrates a database that is already connected; whatever fails on the way closes it again. */
export declare function finishOpening(
  db: Database,
  kind: OpenDatabase['kind'],
  release: () => Promise<void>,
): Promise<OpenDatabase>
