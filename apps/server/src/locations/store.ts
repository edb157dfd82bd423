import { inScope } from '../access/in-scope.ts'
import type { Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** The ids of every location within a scope, company by company, in the order that each gives them. */
export async function listLocationIds(db: Database, scope: Scope): Promise<number[]> {
  const rows = await db
    .selectFrom('locations')
    .select('location_id')
    .where(inScope(scope))
    .orderBy('company_id')
    .orderBy('position')
    .orderBy('location_id')
    .execute()
  return rows.map((row) => row.location_id)
}
