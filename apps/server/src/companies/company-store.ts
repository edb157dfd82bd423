import type { Insertable, Selectable, Updateable } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { CompaniesTable } from '../database/tables/set-up-tables.ts'

export type CompanyRow = Selectable<CompaniesTable>

/** Every company, shown or not. */
export async function listCompanyRows(db: Database): Promise<CompanyRow[]> {
  return await db.selectFrom('companies').selectAll().orderBy('company_id').execute()
}

export async function findCompanyRow(db: Database, companyId: number): Promise<CompanyRow | undefined> {
  return await db.selectFrom('companies').selectAll().where('company_id', '=', companyId).executeTakeFirst()
}

/** Writes down a company; undefined where its id is taken. */
export async function insertCompanyRow(
  db: Database,
  row: Insertable<CompaniesTable>,
): Promise<CompanyRow | undefined> {
  return await db
    .insertInto('companies')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findLargestCompanyId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('companies')
    .select((one) => one.fn.max('company_id').as('largest'))
    .executeTakeFirst()
  return Number(row?.largest ?? 0)
}

/** Keeps others from changing what a company has once until the transaction ends, on whatever node. What only names the company does not wait. */
export async function lockCompany(tx: Database, { companyId }: CompanyScope): Promise<void> {
  await tx
    .selectFrom('companies')
    .select('company_id')
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .execute()
}

export async function updateCompanyRow(
  db: Database,
  companyId: number,
  columns: Updateable<CompaniesTable>,
): Promise<void> {
  await db.updateTable('companies').set(columns).where('company_id', '=', companyId).execute()
}

/** Lists the locations of companies, in their order. */
export async function listPlaces(db: Database, companyId?: number) {
  let query = db.selectFrom('locations').select(['company_id', 'location_id', 'name', 'bms_id'])
  if (companyId !== undefined) query = query.where('company_id', '=', companyId)
  return await query.orderBy('company_id').orderBy('position').orderBy('location_id').execute()
}

export async function listServiceNames(db: Database, companyId?: number) {
  let query = db.selectFrom('services').select(['company_id', 'location_id', 'service_id', 'name'])
  if (companyId !== undefined) query = query.where('company_id', '=', companyId)
  return await query.orderBy('location_id').orderBy('position').orderBy('service_id').execute()
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
