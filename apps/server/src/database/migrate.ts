import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartRefusal } from '../start-refusal.ts'
import { deepenConstraint } from './deepen-constraint.ts'

const folder = new URL('../../migrations/', import.meta.url)
const doneTable = 'schema_migrations'

/**
 * Runs the numbered files of `migrations/` that this database has not seen, each in a transaction of its own.
 * Nodes that start together wait for each other on an advisory lock, however long a migration takes; where all files were seen, nobody waits.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrations = await listMigrations()
  const known = Object.keys(migrations)
  await db.connection().execute(async (connection) => {
    const done = await listDone(connection)
    refuseNewer(done, known)
    const limit = await setTimeLimit(connection, '0')
    if (known.some((name) => !done.includes(name))) await runMigrations(connection, migrations)
    await deepenConstraint(connection)
    // The connection serves whoever comes next: what was never to take long has its limit again.
    await setTimeLimit(connection, limit)
  })
}

async function runMigrations<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: doneTable,
    // What was written side by side is joined in any order: a database may have seen the later number first.
    allowUnorderedMigrations: true,
    migrationLockTableName: `${doneTable}_lock`,
  })
  let isDone = false
  while (!isDone) {
    const { error, results } = await migrator.migrateUp()
    if (error !== undefined) throw error
    isDone = results === undefined || results.length === 0
  }
}

/** Sets for how long a statement on a connection may take; gives the limit that it had. */
async function setTimeLimit<Tables>(connection: Kysely<Tables>, limit: string): Promise<string> {
  const { rows } = await sql<{ before: string }>`
    select current_setting('statement_timeout') as before`.execute(connection)
  await sql`select set_config('statement_timeout', ${limit}, false)`.execute(connection)
  return rows[0]?.before ?? '0'
}

/** Lists the migrations that there are. A file is read once it is run: most starts run none. */
async function listMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrationOf = (file: string): Migration => ({
    up: async (transaction) => {
      const statements = await readFile(new URL(file, folder), 'utf8')
      await sql.raw(statements).execute(transaction)
    },
  })
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.sql'.length), migrationOf(file)]))
}

/** Lists the migrations that a database has seen. */
async function listDone<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  const table = await sql<{ found: string | null }>`select to_regclass(${doneTable})::text as found`.execute(
    db,
  )
  if (!table.rows[0]?.found) return []
  const done = await sql<{ name: string }>`select name from ${sql.table(doneTable)} order by name`.execute(db)
  return done.rows.map(({ name }) => name)
}

/** Old code on a new database would write rows that the new code does not expect. */
function refuseNewer(done: readonly string[], known: readonly string[]): void {
  const unknown = done.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new StartRefusal(
    `The database is newer than this version of Rinda: it has ${unknown.join(', ')}, which this version does not know. ` +
      'Start the newer version, or restore a backup made before it.',
  )
}
