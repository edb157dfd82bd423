import type { Database } from '../database/database.ts'
import { putPasswordHash } from './issuer/account-store.ts'
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

function demoHash(password: string): Promise<string> {
  const known = demoHashes.get(password) ?? hashPassword(password)
  demoHashes.set(password, known)
  return known
}
