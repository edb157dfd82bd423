import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { removeInPieces } from '../../database/remove-pieces.ts'

/** Keeps that a challenge was solved, by whom; false where it was before, on whatever node. */
export async function insertProof(
  db: Database,
  scope: CompanyScope,
  { challenge, subject, at }: { challenge: string; subject: string; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('visitor_proofs')
    .values({ company_id: scope.companyId, challenge, subject, at })
    .onConflict((clash) => clash.columns(['company_id', 'challenge']).doNothing())
    .returning('challenge')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the challenges that somebody has solved since a time. */
export async function countProofs(
  db: Database,
  scope: CompanyScope,
  { subject, since }: { subject: string; since: Date },
): Promise<number> {
  const row = await db
    .selectFrom('visitor_proofs')
    .select((eb) => eb.fn.countAll<number>().as('many'))
    .where('company_id', '=', scope.companyId)
    .where('subject', '=', subject)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return row.many
}

/** Forgets what was solved before a time. */
export async function removeProofsBefore(
  db: Database,
  before: Date,
  isStopped?: () => boolean,
): Promise<void> {
  await removeInPieces(db, 'visitor_proofs', sql`at < ${before}::timestamptz`, isStopped)
}
