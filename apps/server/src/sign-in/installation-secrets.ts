import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** A secret of this installation, base64url: made the first time anyone asks, and then the same on every node. */
export async function getInstallationSecret(db: Database, name: string, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('installation_secrets')
    .values({ name, secret, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('installation_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.secret
}
