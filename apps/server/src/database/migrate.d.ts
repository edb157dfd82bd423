import { type Kysely } from 'kysely'
/**
 * Runs the numbered files of `migrations/` that this database has not seen, each in a transaction of its own.
 * Nodes that start together wait for each other on an advisory lock, however long a migration takes.
 */
export declare function migrate<Tables>(db: Kysely<Tables>): Promise<void>
