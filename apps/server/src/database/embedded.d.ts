import { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
/**
 * Starts the embedded PostgreSQL on the files under `dataDir`, creating them on the first start.
 * Throws a `StartRefusal` when the folder cannot be written or another process serves it.
 */
export declare function openEmbedded(
  dataDir: string,
  log: (line: string) => void,
): Promise<{
  db: Kysely<Schema>
  close: () => Promise<void>
}>
