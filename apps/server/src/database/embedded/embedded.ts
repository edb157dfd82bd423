import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { alwaysThere, type DatabaseHealth } from '../health.ts'
import { type OnQuery, toldBy } from '../on-query.ts'
import type { Schema } from '../schema.ts'
import { DurableFolder } from './durable-folder.ts'
import { embeddedDialect } from './embedded-dialect.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { lockFolder } from './folder-lock.ts'
import { keepHouse } from './housekeeping.ts'
import { makeWritable } from './make-folder.ts'

/**
 * Starts the embedded PostgreSQL on the files under `dataDir`, creating them on the first start.
 * Throws a `StartRefusal` when the folder cannot be written or another process serves it.
 */
export async function openEmbedded(
  dataDir: string,
  log: (line: string) => void,
  onQuery?: OnQuery,
): Promise<{ db: Kysely<Schema>; health: DatabaseHealth; close: () => Promise<void> }> {
  const folder = path.resolve(dataDir)
  await makeWritable(folder)
  const unlock = await lockFolder(folder)
  try {
    const pglite = await startServer(folder, log)
    const db = new Kysely<Schema>({ dialect: embeddedDialect(pglite), ...toldBy(onQuery) })
    const stopHousekeeping = keepHouse(db, log)
    const close = async () => {
      try {
        await stopHousekeeping()
        await db.destroy()
      } finally {
        await unlock()
      }
    }
    return { db, health: alwaysThere, close }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The mark stands while a new cluster is being made: files that a broken first start left hold nothing yet. */
async function startServer(folder: string, log: (line: string) => void): Promise<PGlite> {
  const cluster = path.join(folder, 'postgres')
  const mark = path.join(folder, 'postgres.unfinished')
  if (existsSync(mark)) await rm(cluster, { recursive: true, force: true })
  const isFirst = !existsSync(cluster)
  // It would make a new, empty database over what is there.
  if (!isFirst && !existsSync(path.join(cluster, 'PG_VERSION'))) throw new Error('PG_VERSION is missing')
  if (isFirst) {
    log(`Preparing the database in ${folder} (first start, a few seconds)`)
    await writeFile(mark, '')
  }
  const pglite = await startEmbeddedServer({ fs: new DurableFolder(cluster), isDurable: true })
  if (isFirst) await rm(mark)
  return pglite
}
