import type { Database } from '../database/database.ts'

/** Keeps a secret under its name unless there is one already, and gives back the one that is kept. */
export async function keepSecret(db: Database, name: string, secret: string, now: Date): Promise<string> {
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

export async function findSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.secret
}
