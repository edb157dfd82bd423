import type { Selectable } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type {
  CompaniesTable,
  LocationsTable,
  ServicesTable,
  SpecialistAbsencesTable,
  SpecialistsTable,
} from '../database/schema.ts'

export type CompanyRow = Selectable<CompaniesTable>
export type LocationRow = Selectable<LocationsTable>
export type ServiceRow = Selectable<ServicesTable>
export type SpecialistRow = Selectable<SpecialistsTable>
export type AbsenceRow = Selectable<SpecialistAbsencesTable>

/** Everything that a location's setting is assembled from. */
export type SettingRows = {
  company: CompanyRow
  location: LocationRow
  services: readonly ServiceRow[]
  specialists: readonly SpecialistRow[]
  absences: readonly AbsenceRow[]
  links: readonly { service_id: number; specialist_id: number }[]
}

/** The rows behind a location's setting; undefined where the scope holds no such location. */
export async function findSettingRows(
  db: Database,
  scope: Scope | CompanyScope,
  locationId: number,
): Promise<SettingRows | undefined> {
  const location = await db
    .selectFrom('locations')
    .selectAll()
    .where('location_id', '=', locationId)
    .where(inScope(scope))
    .executeTakeFirst()
  if (!location) return undefined
  const companyId = location.company_id
  // One after the other: within a transaction there is but one connection.
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const services = await db
    .selectFrom('services')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .orderBy('position')
    .orderBy('service_id')
    .execute()
  const serviceIds = services.map((service) => service.service_id)
  const alone = { company, location, services, specialists: [], absences: [] }
  if (serviceIds.length === 0) return { ...alone, links: [] }
  const links = await db
    .selectFrom('service_specialists')
    .select(['service_id', 'specialist_id'])
    .where('company_id', '=', companyId)
    .where('service_id', 'in', serviceIds)
    .orderBy('position')
    .orderBy('specialist_id')
    .execute()
  const specialistIds = [...new Set(links.map((link) => link.specialist_id))]
  if (specialistIds.length === 0) return { ...alone, links }
  const specialists = await db
    .selectFrom('specialists')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('specialist_id', 'in', specialistIds)
    .execute()
  const absences = await listAbsences(db, companyId, specialistIds)
  return { company, location, services, specialists, absences, links }
}

/** The absences of some specialists, in order. */
async function listAbsences(
  db: Database,
  companyId: number,
  specialistIds: readonly number[],
): Promise<AbsenceRow[]> {
  return await db
    .selectFrom('specialist_absences')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('specialist_id', 'in', specialistIds)
    .orderBy('from_date')
    .orderBy('from_time', (order) => order.asc().nullsFirst())
    .orderBy('absence_id')
    .execute()
}
