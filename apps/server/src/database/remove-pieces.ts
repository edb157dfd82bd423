import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Rows that one statement removes: it is done long before it would be broken off, and nobody waits for it for long. */
export const rowsOfPiece = 5_000

/**
 * Removes the rows of a table that are no longer needed, piece by piece, each in a transaction of its own: however many there are, what is removed stays removed. Begins with no
 * other piece once `isStopped`.
 */
export async function removeInPieces(
  db: Database,
  table: keyof Schema,
  which: RawBuilder<unknown>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const from = sql.table(table)
  const removeSome = async () => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM ${from} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${from} WHERE ${which} LIMIT ${rowsOfPiece}))`.execute(
      db,
    )
    return numAffectedRows >= BigInt(rowsOfPiece)
  }
  let hasMore = true
  while (hasMore && !isStopped()) hasMore = await removeSome()
}
