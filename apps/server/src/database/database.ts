import path from 'node:path'
import type { Kysely } from 'kysely'
import { folderRefusal, freeBytesAt } from './embedded/folder-refusal.ts'
import type { DatabaseHealth } from './health.ts'
import { migrate } from './migrate.ts'
import type { OnQuery } from './on-query.ts'
import { openPostgres, tablesRefusal } from './postgres/postgres.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgres'
  /** No company has been stored yet: a first start, or one that was broken off before it had loaded anything. */
  isNew: boolean
  health: DatabaseHealth
  /** Connections that are open, those that nobody uses, and how many wait for one; undefined where there is only one, in this process. */
  pool?: () => { all: number; idle: number; waiting: number }
  /**
   * Has connections cut from now on that stay silent, though something was asked over them, for longer than PostgreSQL lets a statement take. To be called once nothing is done
   * that may take longer, as migrations and the making of the demo do; undefined where the database is in this process.
   */
  limitSilence?: (ms?: number) => void
  /** Waits for what is running, then lets go of everything. Calling it again does nothing. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** A PostgreSQL to connect to; without one the embedded server keeps its files under `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** Hears of what takes long or goes wrong, one plain line at a time. */
  log: (line: string) => void
  /** Hears of each query that was answered, or failed, and in how many ms. */
  onQuery?: OnQuery | undefined
}

/**
 * Opens the database and brings it to the newest migration.
 * Throws a `StartRefusal` when it cannot be reached, is damaged, has no room, is in use by another process, or is newer than this code.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log, onQuery } = options
  if (databaseUrl) {
    const connected = await openPostgres(databaseUrl, log, onQuery)
    return await finishOpening(connected, 'postgres').catch((error: unknown) => {
      throw tablesRefusal(databaseUrl, error)
    })
  }
  try {
    // A third of a start's memory, and nothing where PostgreSQL is named.
    const { openEmbedded } = await import('./embedded/embedded.ts')
    return await finishOpening(await openEmbedded(dataDir, log, onQuery), 'embedded')
  } catch (error) {
    const folder = path.resolve(dataDir)
    throw folderRefusal(folder, error, await freeBytesAt(folder))
  }
}

/** Migrates a database that is already connected; whatever fails on the way closes it again. */
export async function finishOpening(
  connected: Pick<OpenDatabase, 'db' | 'health' | 'close' | 'pool' | 'limitSilence'>,
  kind: OpenDatabase['kind'],
): Promise<OpenDatabase> {
  const { db, health, pool, limitSilence } = connected
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= connected.close()
    return closing
  }
  try {
    await migrate(db)
    const company = await db.selectFrom('companies').select('company_id').limit(1).executeTakeFirst()
    return {
      db,
      kind,
      isNew: company === undefined,
      health,
      close,
      ...(pool ? { pool } : {}),
      ...(limitSilence ? { limitSilence } : {}),
    }
  } catch (error) {
    await close()
    throw error
  }
}
