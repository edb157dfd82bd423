import type { Insertable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PortalUsersTable } from '../../database/tables/people-tables.ts'

/** Finds who in the portal has an e-mail address (lower case). */
export function findByEmail(db: Database, email: string) {
  return db
    .selectFrom('portal_users')
    .select(['company_id', 'portal_user_id', 'is_active'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Writes somebody down, unless another tab of theirs was first. */
export async function insertNewcomer(db: Database, row: Insertable<PortalUsersTable>): Promise<void> {
  await db
    .insertInto('portal_users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

export async function hasCompany(db: Database, companyId: number): Promise<boolean> {
  const found = db.selectFrom('companies').select('company_id').where('company_id', '=', companyId)
  return (await found.executeTakeFirst()) !== undefined
}
