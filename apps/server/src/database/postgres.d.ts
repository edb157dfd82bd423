import { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
/** Connects to the PostgreSQL at `url`. Throws a `StartRefusal` that says where and why when that fails. */
export declare function openPostgres(
  url: string,
  log: (line: string) => void,
): Promise<{
  db: Kysely<Schema>
  close: () => Promise<void>
}>
