import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

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

/** Forgets what was solved before a time. */
export async function removeProofsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('visitor_proofs').where('at', '<', before).execute()
}
