import { inScope } from '../access/in-scope.ts'
import type { Scope } from '../access/scope.ts'
import type { CompanyRow } from '../availability/setting-store.ts'
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

export async function listVisibleCompanies(db: Database): Promise<CompanyRow[]> {
  return await db
    .selectFrom('companies')
    .selectAll()
    .where('is_visible', '=', true)
    .orderBy('company_id')
    .execute()
}

/** The company of a service within a scope. */
export async function findCompanyOfService(
  db: Database,
  scope: Scope,
  serviceId: number,
): Promise<number | undefined> {
  const query = db.selectFrom('services').select('company_id').where(inScope(scope))
  return (await query.where('service_id', '=', serviceId).executeTakeFirst())?.company_id
}

export async function findCompany(db: Database, companyId: number): Promise<CompanyRow | undefined> {
  return await db.selectFrom('companies').selectAll().where('company_id', '=', companyId).executeTakeFirst()
}
