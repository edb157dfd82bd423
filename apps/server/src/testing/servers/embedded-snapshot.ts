import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely } from 'kysely'
import type { TestProject } from 'vitest/node'
import { embeddedDialect } from '../../database/embedded/embedded-dialect.ts'
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts'
import { migrate } from '../../database/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with a migrated, empty embedded database; loading it is faster than making one. */
    embeddedSnapshot: string
  }
}

/** Before all tests on the embedded server: one is made and migrated, in memory, and written down. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rinda-embedded-'))
  const pglite = await startEmbeddedServer({ isDurable: false })
  await migrate(new Kysely({ dialect: embeddedDialect(pglite) }))
  // What is only in its log would be taken from there anew at each start of a copy: a third of what that costs.
  await pglite.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  const file = path.join(folder, 'snapshot.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  project.provide('embeddedSnapshot', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
