import { type Kysely, sql } from 'kysely'
import { reasonOf } from '../../start-refusal.ts'
import type { Schema } from '../schema.ts'

const lookEveryMs = 60_000
/** Bytes of log that a recovery after a crash may have to read again; about a tenth of a second's work. */
const walBytesAtMost = 16 * 1024 * 1024

/**
 * A PostgreSQL server has processes in the background that write checkpoints and vacuum; the embedded one has none. Without the former
 * its log would grow for ever, and a recovery with it; without the latter every table would. It is the
 * upkeep of this process's own engine, and nothing that another one could do for it. Gives back how to stop.
 */
export function keepHouse(db: Kysely<Schema>, log: (line: string) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => doHousework(db))
      .catch((error: unknown) =>
        log(`The database's housekeeping failed, and is tried again: ${reasonOf(error)}`),
      )
  }, lookEveryMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Does what is due now, and nothing else. */
export async function doHousework(db: Kysely<Schema>): Promise<void> {
  for (const table of await listTablesToVacuum(db))
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
  if ((await walBytesSinceCheckpoint(db)) > walBytesAtMost) await sql`checkpoint`.execute(db)
}

/**
 * Lists the tables that a server would vacuum or analyze: by its own thresholds, and those that it has no
 * statistics of yet.
 */
async function listTablesToVacuum(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select seen.relname as name
    from pg_stat_user_tables seen join pg_class known on known.oid = seen.relid
    where seen.n_dead_tup > 50 + 0.2 * greatest(known.reltuples, 0)
       or seen.n_mod_since_analyze > 50 + 0.1 * greatest(known.reltuples, 0)
       or (known.reltuples < 0 and pg_relation_size(known.oid) > 0)
    order by name`.execute(db)
  return rows.map((row) => row.name)
}

async function walBytesSinceCheckpoint(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_current_wal_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()`.execute(db)
  return rows[0]?.bytes ?? 0
}
