import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { networkOf } from '../../access/network-of.ts'
import type { Database } from '../../database/database.ts'

/**
 * Attempt to sign in. `account` is the name that was typed, `browser` one in which that account was signed in
 * before.
 */
export type Attempt = { account: string; address: string; browser?: string | null }

/** Failures that are free before there is a wait; more of an address, which may be a whole office. */
const freeOf = { account: 10, address: 30 }
const longestWaitSeconds = 900
const forgetAfterHours = 24

/** Null: the attempt may be made. Else the seconds to wait. */
export type AttemptVerdict = { readonly retryAfterSeconds: number } | null

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip past together: of the account from this address, and
 * of the address. Whoever fails on waits a second, then two, four, up to a quarter of an hour; what is refused here does not prolong
 * that. Nothing is counted of an account alone, or a stranger could lock its owner out; and a browser that the account knows counts for
 * itself, so that one beside the owner cannot either.
 */
export async function takeAttempt(db: Database, attempt: Attempt, now: Date): Promise<AttemptVerdict> {
  const subjects: readonly Subject[] = subjectsOf(attempt)
  const names = subjects.map(({ subject }) => subject)
  const free = subjects.map((one) => one.free)
  const { rows } = await sql<{ counted: number; wait_until: Date | null }>`
    WITH waiting AS MATERIALIZED (
      SELECT max(wait_until) AS wait_until FROM issuer_attempts
      WHERE subject = ANY (${names}::text[]) AND wait_until > ${now}
    ), counted AS (
      INSERT INTO issuer_attempts AS a (subject, failures, forget_at)
      SELECT subject, 1, ${now}::timestamptz + make_interval(hours => ${forgetAfterHours}::integer)
      FROM unnest(${names}::text[]) AS subject WHERE (SELECT wait_until FROM waiting) IS NULL ORDER BY subject
      ON CONFLICT (subject) DO UPDATE SET
        failures = CASE WHEN a.forget_at <= ${now} THEN 1 ELSE a.failures + 1 END,
        forget_at = excluded.forget_at,
        wait_until = CASE WHEN a.forget_at > ${now} THEN ${now}::timestamptz + make_interval(secs => ${waitAfter(free, names)}) END
      WHERE a.wait_until IS NULL OR a.wait_until <= ${now}
      RETURNING a.subject
    )
    SELECT (SELECT count(*)::integer FROM counted) AS counted, (SELECT wait_until FROM waiting) AS wait_until`.execute(
    db,
  )
  const { counted, wait_until: waitUntil } = rows[0] ?? { counted: 0, wait_until: null }
  if (counted === subjects.length) return null
  const seconds = waitUntil ? Math.ceil((waitUntil.getTime() - now.getTime()) / 1000) : 1
  return { retryAfterSeconds: Math.max(1, seconds) }
}

/** The seconds after one more failure: none (null) while it is among those that are free, then twice as many each time. */
function waitAfter(free: readonly number[], names: readonly string[]) {
  const beyond = sql`a.failures + 1 - (${free}::integer[])[array_position(${names}::text[], a.subject)]`
  return sql`CASE WHEN ${beyond} >= 0 THEN least(power(2, least(${beyond}, 20)), ${longestWaitSeconds}::integer) END`
}

/** A right password: the account starts afresh here, and the address gets its attempt back. */
export async function forgiveAttempts(db: Database, attempt: Attempt, now: Date): Promise<void> {
  const [ofAccount, ofAddress] = subjectsOf(attempt)
  await db
    .deleteFrom('issuer_attempts')
    .where((row) => row.or([row('subject', '=', ofAccount.subject), row('forget_at', '<=', now)]))
    .execute()
  if (!ofAddress) return
  await db
    .updateTable('issuer_attempts')
    .set({ failures: sql`greatest(failures - 1, 0)`, wait_until: null })
    .where('subject', '=', ofAddress.subject)
    .execute()
}

type Subject = { subject: string; free: number }

/** Hashed: what is typed into the e-mail field can be anything, a password by mistake among it. */
function subjectsOf({
  account,
  address,
  browser,
}: Attempt): [ofAccount: Subject] | [Subject, ofAddress: Subject] {
  const hash = createHash('sha256').update(account).digest('hex')
  const network = networkOf(address)
  if (browser) return [{ subject: `account:${hash}:browser:${browser}`, free: freeOf.account }]
  return [
    { subject: `account:${hash}:${network}`, free: freeOf.account },
    { subject: `address:${network}`, free: freeOf.address },
  ]
}
