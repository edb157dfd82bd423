import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Marks the place in a transaction to which one verb can be taken back. */
export async function setSavepoint(tx: Database): Promise<void> {
  await sql`SAVEPOINT job`.execute(tx)
}

/** Takes back what was written since the place that was marked. */
export async function rollBackToSavepoint(tx: Database): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT job`.execute(tx)
}

/** Lets this transaction commit without waiting for the disk: for what may be lost in a crash. */
export async function waitForNoDisk(tx: Database): Promise<void> {
  await sql`SET LOCAL synchronous_commit = off`.execute(tx)
}
