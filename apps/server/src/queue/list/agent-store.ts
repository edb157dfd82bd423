import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/** Lists the accounts of a company that are in use, by their names. */
export async function listAccountsOf(db: Database, scope: CompanyScope) {
  return await db
    .selectFrom('portal_users')
    .select([
      'company_id',
      'portal_user_id',
      'email',
      'name',
      'role',
      'permissions',
      'location_ids',
      'service_ids',
    ])
    .where(inScope(scope))
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('portal_user_id')
    .execute()
}
