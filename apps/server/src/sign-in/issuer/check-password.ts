import type { Database } from '../../database/database.ts'
import { findAccountByEmail } from './account-store.ts'
import { forgiveAttempts, takeAttempt } from './attempt-store.ts'
import { knownBrowser, newKnownBrowser } from './known-browser.ts'
import { isPasswordRight } from './password-hash.ts'

export type PasswordVerdict =
  /** `known` is for the browser to keep. */
  | { readonly outcome: 'right'; readonly accountId: string; readonly known: string }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

/**
 * Checks an e-mail and a password, and gives the account. An unknown e-mail and a wrong password cannot be
 * told apart.
 */
export async function checkPassword(
  db: Database,
  /** `kept` is what the browser shows of an earlier time. */
  typed: { email: string; password: string; address: string; kept: string | null },
  now: Date,
): Promise<PasswordVerdict> {
  const { email, address } = typed
  const attempt = { account: email, address, browser: await knownBrowser(db, typed.kept, email, now) }
  const refusal = await takeAttempt(db, attempt, now)
  if (refusal) return { outcome: 'too_many', ...refusal }
  const account = await findAccountByEmail(db, email)
  const isRight = await isPasswordRight(typed.password, account?.passwordHash ?? null)
  if (!account || !isRight) return { outcome: 'wrong' }
  await forgiveAttempts(db, attempt, now)
  const known = await newKnownBrowser(db, email, now)
  return { outcome: 'right', accountId: account.accountId, known }
}
