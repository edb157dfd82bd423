import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { hashPassword } from './issuer/password-hash.ts'

export type NewIssuerAccount = {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly isDemo: boolean
}

/** The demo password is no secret and is shared by all demo accounts: hashing it once keeps the first start quick. */
const demoHashes = new Map<string, Promise<string>>()

/** Puts an account into the built-in issuer, or gives the one of that e-mail this name and password. */
export async function putIssuerAccount(db: Database, account: NewIssuerAccount, now: Date): Promise<void> {
  const { email, name, password, isDemo } = account
  const hash = await (isDemo ? demoHash(password) : hashPassword(password))
  await putPasswordHash(db, { email, name, hash, isDemo }, now)
}

/** The same for a password that is hashed already, since that takes longer than a transaction should last. */
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

function demoHash(password: string): Promise<string> {
  const known = demoHashes.get(password) ?? hashPassword(password)
  demoHashes.set(password, known)
  return known
}
