import { existsSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../../start-refusal.ts'
import { type DatabaseOptions, openDatabase } from '../database.ts'
import { copyRows } from './copy-rows.ts'

/**
 * Copies all that the embedded database holds into an empty PostgreSQL; nothing of the first is changed. Throws a `StartRefusal` where that
 * cannot be done: a server is running on it, there is nothing in it, or there is something in the other.
 */
export async function moveToPostgres(
  { databaseUrl, dataDir, log }: DatabaseOptions,
  say: (line: string) => void,
): Promise<void> {
  if (!databaseUrl) throw new StartRefusal('DATABASE_URL must name the PostgreSQL that is to be filled.')
  const nothing = new StartRefusal(`DATA_DIR: there is nothing to move in ${dataDir}.`)
  // Opening would make an empty database there: the folder is perhaps another one.
  if (!existsSync(path.join(dataDir, 'postgres'))) throw nothing
  const from = await openDatabase({ databaseUrl: undefined, dataDir, log })
  try {
    if (from.isNew) throw nothing
    const to = await openDatabase({ databaseUrl, dataDir, log })
    try {
      const copied = await copyRows(from.db, to.db)
      for (const { table, rows } of copied) if (rows > 0) say(`${String(rows).padStart(10)}  ${table}`)
      say('All of it is there, and counted. Start with DATABASE_URL from now on; DATA_DIR is as it was.')
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}
