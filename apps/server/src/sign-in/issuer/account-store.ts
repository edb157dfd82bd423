import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database.ts'

export type IssuerAccount = {
  readonly accountId: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string
}

const columns = ['account_id', 'email', 'name', 'password_hash'] as const

/** The built-in issuer's account of an e-mail (lower case), if it has one. */
export async function findAccountByEmail(db: Database, email: string): Promise<IssuerAccount | null> {
  const row = await db
    .selectFrom('issuer_accounts')
    .select(columns)
    .where('email', '=', email)
    .executeTakeFirst()
  return row ? accountOf(row) : null
}

/** The built-in issuer's account of that id, if it is still there. */
export async function findAccountById(db: Database, accountId: string): Promise<IssuerAccount | null> {
  const row = await db
    .selectFrom('issuer_accounts')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? accountOf(row) : null
}

function accountOf(row: {
  account_id: string
  email: string
  name: string
  password_hash: string
}): IssuerAccount {
  return { accountId: row.account_id, email: row.email, name: row.name, passwordHash: row.password_hash }
}

/** Puts an account into the built-in issuer, or gives the one of that e-mail this name and password, which is hashed already. */
export async function putPasswordHash(
  db: Database,
  account: { email: string; name: string; hash: string; isDemo: boolean },
  now: Date,
): Promise<void> {
  const kept = { name: account.name, password_hash: account.hash, is_demo: account.isDemo }
  await db
    .insertInto('issuer_accounts')
    .values({ account_id: randomUUID(), email: account.email.trim().toLowerCase(), created_at: now, ...kept })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(kept))
    .execute()
}
