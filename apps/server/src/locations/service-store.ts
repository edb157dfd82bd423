import { type Insertable, sql, type Updateable } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { ServiceRow } from '../availability/setting-store.ts'
import type { Database } from '../database/database.ts'
import type { ServiceConfig, ServicesTable } from '../database/tables/set-up-tables.ts'

type Objects = { config?: ServiceConfig }
type Keys = 'company_id' | 'service_id' | 'config'
export type NewService = Omit<Insertable<ServicesTable>, Keys> & Objects
export type ServicePatch = Omit<Updateable<ServicesTable>, Keys | 'location_id'> & Objects

/** The row of a service of this location, ours until the transaction ends. Bookings that only name it do not wait. */
export async function lockService(
  db: Database,
  scope: CompanyScope,
  { locationId, serviceId }: { locationId: number; serviceId: number },
): Promise<ServiceRow | undefined> {
  return await db
    .selectFrom('services')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .where('service_id', '=', serviceId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertService(
  db: Database,
  scope: CompanyScope,
  service: NewService,
): Promise<ServiceRow> {
  return await db
    .insertInto('services')
    .values({ ...withText(service), company_id: scope.companyId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateServiceRow(
  db: Database,
  scope: CompanyScope,
  serviceId: number,
  patch: ServicePatch,
): Promise<ServiceRow> {
  return await db
    .updateTable('services')
    .set(withText(patch))
    .where('company_id', '=', scope.companyId)
    .where('service_id', '=', serviceId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The place after the last of the location's services. */
export async function nextServicePosition(
  db: Database,
  scope: CompanyScope,
  locationId: number,
): Promise<number> {
  const row = await db
    .selectFrom('services')
    .select(sql<number>`least(coalesce(max(position), -1) + 1, 1000000)`.as('next'))
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow()
  return row.next
}

/** Objects are written as text. */
function withText<Columns extends Objects>({ config, ...plain }: Columns) {
  return { ...plain, ...(config ? { config: JSON.stringify(config) } : {}) }
}
