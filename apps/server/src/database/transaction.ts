import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** To be asked for nothing: statements of a transaction go to the connection that it has. */
const nowhere: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}

/**
 * Runs a transaction whose statements are sent as they are asked for: Kysely's own sends each after the answer to the one before. `finish` sends the last
 * ones, and the commit goes right behind them, so that what they lock is locked for as short as can be. When anything fails, nothing is done.
 */
export async function transact<Worked, Finished>(
  db: Database,
  work: (tx: Database) => Promise<Worked>,
  finish: (tx: Database, worked: Worked) => Promise<Finished>,
): Promise<Finished> {
  return await db.getExecutor().provideConnection(async (connection) => {
    const tx = on(connection, db)
    const begun = run(connection, 'begin')
    // A connection that is lost by then says so to the statements behind it too.
    begun.catch(() => {})
    let finished: Promise<Finished>
    try {
      const worked = await work(tx)
      await begun
      finished = finish(tx, worked)
      await sent(finished)
    } catch (error) {
      await run(connection, 'rollback')
      throw error
    }
    const [last, committed] = await Promise.allSettled([finished, run(connection, 'commit')])
    if (last.status === 'rejected') throw last.reason
    if (committed.status === 'rejected') throw committed.reason
    return last.value
  })
}

/** Throws what went wrong before a statement was sent: only one that PostgreSQL refuses makes the commit behind it do nothing. */
async function sent(finished: Promise<unknown>): Promise<void> {
  finished.catch(() => {})
  // Until then whatever need not wait for an answer has gone on.
  await Promise.race([finished, new Promise<void>((resolve) => process.nextTick(resolve))])
}

function on(connection: DatabaseConnection, db: Database): Database {
  const executor = db
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) })
  return new Kysely<Schema>({
    config: { dialect: nowhere },
    dialect: nowhere,
    driver: new DummyDriver(),
    executor,
  })
}

async function run(
  connection: DatabaseConnection,
  statement: 'begin' | 'commit' | 'rollback',
): Promise<void> {
  const { rows } = await connection.executeQuery(CompiledQuery.raw(statement))
  const [said] = rows as ({ command?: string } | undefined)[]
  if (statement === 'commit' && said?.command === 'ROLLBACK')
    throw new Error('the transaction was rolled back')
}
