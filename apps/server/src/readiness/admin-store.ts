import { inScope } from '../access/in-scope.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Lists the accounts of a company that may sign in, with the role that each was given. */
export async function listActiveAccounts(db: Database, scope: CompanyScope) {
  return await db
    .selectFrom('portal_users')
    .select(['email', 'role'])
    .where(inScope(scope))
    .where('is_active', '=', true)
    .execute()
}
