import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Kysely } from 'kysely'
import { inject } from 'vitest'
import { finishOpening, type OpenDatabase, openDatabase } from '../../database/database.ts'
import { embeddedDialect } from '../../database/embedded/embedded-dialect.ts'
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts'
import { alwaysThere } from '../../database/health.ts'
import type { Schema } from '../../database/schema.ts'
import { createDatabase, databaseAt, dropDatabase } from './postgres-databases.ts'

/**
 * A migrated, empty database for one test file, on the server that this run is about: `RINDA_TEST_DATABASE` is
 * `postgres` or `embedded`. Open it in `beforeAll`, close it in `afterAll`; closing it also removes it.
 */
export function testDatabase(): Promise<OpenDatabase> {
  return process.env.RINDA_TEST_DATABASE === 'postgres' ? copyOfTemplate() : copyOfSnapshot()
}

async function copyOfTemplate(): Promise<OpenDatabase> {
  const { url, template } = inject('postgres')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await createDatabase(url, name, template)
  const opened = await openDatabase({ databaseUrl: databaseAt(url, name), dataDir: '', log: console.error })
  const close = async () => {
    await opened.close()
    await dropDatabase(url, name)
  }
  return { ...opened, close }
}

async function copyOfSnapshot(): Promise<OpenDatabase> {
  const snapshot = await readFile(inject('embeddedSnapshot'))
  const pglite = await startEmbeddedServer({ loadDataDir: new Blob([snapshot]), isDurable: false })
  const db = new Kysely<Schema>({ dialect: embeddedDialect(pglite) })
  return finishOpening({ db, health: alwaysThere, close: () => db.destroy() }, 'embedded')
}

/** For tests that start the server as a process of its own: a database to name to it; undefined where the embedded one is meant. */
export async function emptyDatabaseUrl(): Promise<{ url: string | undefined; remove: () => Promise<void> }> {
  if (process.env.RINDA_TEST_DATABASE !== 'postgres') return { url: undefined, remove: async () => {} }
  const { url, template } = inject('postgres')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await createDatabase(url, name, template)
  return { url: databaseAt(url, name), remove: () => dropDatabase(url, name) }
}
