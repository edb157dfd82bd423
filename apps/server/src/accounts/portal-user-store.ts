import { type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { PortalUsersTable } from '../database/tables/people-tables.ts'

export type PortalUserRow = Selectable<PortalUsersTable>
export type PortalUserFilter = { companyId?: number | undefined; after?: number | undefined; most: number }

/** The people of the portal, in the order in which they were given an account. */
export async function listPortalUsers(
  db: Database,
  scope: Scope,
  { companyId, after, most }: PortalUserFilter,
): Promise<PortalUserRow[]> {
  let query = db.selectFrom('portal_users').selectAll().where(inScope(scope))
  if (companyId !== undefined) query = query.where('company_id', '=', companyId)
  if (after !== undefined) query = query.where(sql<boolean>`portal_user_id > ${after}::bigint`)
  return await query.orderBy('portal_user_id').limit(most).execute()
}
