import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { removeInPieces } from '../../database/remove-pieces.ts'

/** Limit on the wrong codes of a subject: at most `most` within so many minutes. */
export type GuessLimit = { subject: string; most: number; minutes: number }

/** Counts a guess for each of its subjects, at once and by itself; gives the rows, by which it can be given back. */
export async function insertGuess(
  db: Database,
  { companyId }: CompanyScope,
  subjects: readonly string[],
  at: Date,
): Promise<number[]> {
  const rows = await db
    .insertInto('check_in_guesses')
    .values(subjects.map((subject) => ({ company_id: companyId, subject, at })))
    .returning('guess_id')
    .execute()
  return rows.map(({ guess_id }) => guess_id)
}

/** Gives the time until which one of these limits is reached by other guesses than one's own; null: none is. */
export async function findReachedUntil(
  db: Database,
  { companyId }: CompanyScope,
  limits: readonly GuessLimit[],
  own: readonly number[],
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    SELECT max(last.until) AS until
    FROM jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) AS l (subject text, most integer, minutes integer)
    CROSS JOIN LATERAL (
      SELECT g.at + make_interval(mins => l.minutes) AS until FROM check_in_guesses g
      WHERE g.company_id = ${companyId}::integer AND g.subject = l.subject
        AND g.at > ${now}::timestamptz - make_interval(mins => l.minutes) AND g.guess_id <> ALL (${own}::bigint[])
      ORDER BY g.at DESC OFFSET l.most - 1 LIMIT 1
    ) AS last`.execute(db)
  return rows[0]?.until ?? null
}

/** Gives a guess back: it was right, or it was not looked at. */
export async function removeGuess(
  db: Database,
  { companyId }: CompanyScope,
  own: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('check_in_guesses')
    .where('company_id', '=', companyId)
    .where('guess_id', 'in', [...own])
    .execute()
}

/** Forgets guesses that were made before a time. */
export async function removeGuessesBefore(
  db: Database,
  before: Date,
  isStopped?: () => boolean,
): Promise<void> {
  await removeInPieces(db, 'check_in_guesses', sql`at < ${before}::timestamptz`, isStopped)
}
