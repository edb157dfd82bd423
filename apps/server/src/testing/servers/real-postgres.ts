import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../database/database.ts'
import { createDatabase, databaseAt, dropDatabase, listDatabases } from './postgres-databases.ts'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server for tests, and the migrated, empty database there that every test database is a copy of. */
    postgres: { url: string; template: string }
  }
}

/** Before all tests on real PostgreSQL: one server (`TEST_DATABASE_URL`, or one of our own), one migrated template. */
export default async function setUp(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startPostgresServer({ isSmall: true })
  const template = `rinda_test_${randomBytes(6).toString('hex')}`
  await createDatabase(server.url, template)
  const migrated = await openDatabase({
    databaseUrl: databaseAt(server.url, template),
    dataDir: '',
    log: console.error,
  })
  await migrated.close()
  project.provide('postgres', { url: server.url, template })

  return async () => {
    for (const name of await listDatabases(server.url, `${template}_`)) await dropDatabase(server.url, name)
    await dropDatabase(server.url, template)
    await server.stop()
  }
}
