import type { Database } from '../../database/database.ts'
import { findAccountByEmail } from './accounts.ts'
import { forgiveAttempts, takeAttempt } from './attempts.ts'
import { isPasswordRight } from './password-hash.ts'

export type PasswordVerdict =
  | { readonly outcome: 'right'; readonly accountId: string }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

/** Whose e-mail and password these are. An unknown e-mail and a wrong password cannot be told apart. */
export async function checkPassword(
  db: Database,
  typed: { email: string; password: string; address: string },
  now: Date,
): Promise<PasswordVerdict> {
  const refusal = await takeAttempt(db, typed.email, typed.address, now)
  if (refusal) return { outcome: 'too_many', ...refusal }
  const account = await findAccountByEmail(db, typed.email)
  const isRight = await isPasswordRight(typed.password, account?.passwordHash ?? null)
  if (!account || !isRight) return { outcome: 'wrong' }
  await forgiveAttempts(db, typed.email, typed.address, now)
  return { outcome: 'right', accountId: account.accountId }
}
