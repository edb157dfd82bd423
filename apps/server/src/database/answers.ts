import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Tells whether the database answers at all. */
export async function answers(db: Database): Promise<boolean> {
  try {
    await sql`SELECT 1`.execute(db)
    return true
  } catch {
    return false
  }
}
