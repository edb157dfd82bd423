import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

const windowMinutes = 15
const mostPerEmail = 10
/** More than for an e-mail: a whole office may come from one address. */
const mostPerAddress = 30

/** Null: the attempt may be made. Else the seconds to wait. */
export type AttemptVerdict = { readonly retryAfterSeconds: number } | null

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip past the limit together.
 * Of one e-mail 10 and of one address 30 may fail in 15 minutes; what is refused here does not prolong the wait.
 */
export async function takeAttempt(
  db: Database,
  email: string,
  address: string,
  now: Date,
): Promise<AttemptVerdict> {
  const ofEmail = await count(db, emailSubject(email), now)
  if (ofEmail.failures > mostPerEmail) return waitUntil(ofEmail.window_until, now)
  const ofAddress = await count(db, addressSubject(address), now)
  if (ofAddress.failures > mostPerAddress) return waitUntil(ofAddress.window_until, now)
  return null
}

/** A right password: the e-mail starts afresh, and the address gets its attempt back. */
export async function forgiveAttempts(
  db: Database,
  email: string,
  address: string,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('issuer_attempts')
    .where((row) => row.or([row('subject', '=', emailSubject(email)), row('window_until', '<=', now)]))
    .execute()
  await db
    .updateTable('issuer_attempts')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('subject', '=', addressSubject(address))
    .execute()
}

async function count(db: Database, subject: string, now: Date) {
  const windowUntil = new Date(now.getTime() + windowMinutes * 60_000)
  return db
    .insertInto('issuer_attempts')
    .values({ subject, failures: 1, window_until: windowUntil })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql`CASE WHEN issuer_attempts.window_until <= ${now} THEN 1 ELSE issuer_attempts.failures + 1 END`,
        window_until: sql`CASE WHEN issuer_attempts.window_until <= ${now} THEN excluded.window_until ELSE issuer_attempts.window_until END`,
      }),
    )
    .returning(['failures', 'window_until'])
    .executeTakeFirstOrThrow()
}

function waitUntil(until: Date, now: Date): AttemptVerdict {
  return { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) }
}

/** Hashed: what is typed into the e-mail field can be anything, a password by mistake among it. */
function emailSubject(email: string): string {
  return `email:${createHash('sha256').update(email).digest('hex')}`
}

function addressSubject(address: string): string {
  return `address:${address}`
}
