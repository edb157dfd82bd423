import type { Database } from '../../database/database.ts'
import type { PortalInvitationsTable } from '../../database/tables/people-tables.ts'

/**
 * Links are found by the hash of their secret, which is known before the company is: they belong to who holds them. Everything else here
 * is about one person of one company.
 */
export async function upsertInvitation(db: Database, row: PortalInvitationsTable): Promise<void> {
  const { company_id: _, portal_user_id: __, ...said } = row
  await db
    .insertInto('portal_invitations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'portal_user_id']).doUpdateSet(said))
    .execute()
}

/** Finds the person invited by a link, while it can be used and the person can sign in. */
export async function findInvited(db: Database, secretHash: Buffer, now: Date) {
  return await invited(db, secretHash, now).executeTakeFirst()
}

/** The same, and nobody else's until the transaction ends: of two who use a link at once, the second finds it used. */
export async function lockInvited(db: Database, secretHash: Buffer, now: Date) {
  return await invited(db, secretHash, now).forUpdate('invitation').executeTakeFirst()
}

function invited(db: Database, secretHash: Buffer, now: Date) {
  return db
    .selectFrom('portal_invitations as invitation')
    .innerJoin('portal_users as person', (join) =>
      join
        .onRef('person.company_id', '=', 'invitation.company_id')
        .onRef('person.portal_user_id', '=', 'invitation.portal_user_id'),
    )
    .select(['person.company_id', 'person.portal_user_id', 'person.email', 'person.name'])
    .where('invitation.secret_hash', '=', secretHash)
    .where('invitation.expires_at', '>', now)
    .where('person.is_active', '=', true)
}

export async function deleteInvitation(
  db: Database,
  person: { company_id: number; portal_user_id: number },
): Promise<void> {
  await db
    .deleteFrom('portal_invitations')
    .where('company_id', '=', person.company_id)
    .where('portal_user_id', '=', person.portal_user_id)
    .execute()
}
