import type { Selectable } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { BusyTimesTable } from '../database/tables/integration-tables.ts'
import type {
  CompaniesTable,
  LocationsTable,
  ServicesTable,
  SpecialistAbsencesTable,
  SpecialistsTable,
} from '../database/tables/set-up-tables.ts'

export type CompanyRow = Selectable<CompaniesTable>
export type LocationRow = Selectable<LocationsTable>
export type ServiceRow = Selectable<ServicesTable>
export type SpecialistRow = Selectable<SpecialistsTable>
export type AbsenceRow = Selectable<SpecialistAbsencesTable>

/** Time that a specialist's private calendar takes. */
export type BusyRow = Selectable<BusyTimesTable>

/** Everything that a location's setting is assembled from. */
export type SettingRows = {
  company: CompanyRow
  location: LocationRow
  services: readonly ServiceRow[]
  specialists: readonly SpecialistRow[]
  absences: readonly AbsenceRow[]
  busy: readonly BusyRow[]
  links: readonly { service_id: number; specialist_id: number }[]
}

/** The rows behind a location's setting; undefined where the scope holds no such location. */
export async function findSettingRows(
  db: Database,
  scope: Scope | CompanyScope,
  locationId: number,
): Promise<SettingRows | undefined> {
  return (await listSettingRows(db, scope, [locationId]))[0]
}

/** The same of many locations, in as many statements as for one. */
export async function listSettingRows(
  db: Database,
  scope: Scope | CompanyScope,
  locationIds: readonly number[],
): Promise<SettingRows[]> {
  const locations = await db
    .selectFrom('locations')
    .selectAll()
    .where('location_id', 'in', [-1, ...locationIds])
    .where(inScope(scope))
    .execute()
  if (locations.length === 0) return []
  const companyIds = [...new Set(locations.map((location) => location.company_id))]
  // One after the other: within a transaction there is but one connection.
  const companies = await db
    .selectFrom('companies')
    .selectAll()
    .where('company_id', 'in', companyIds)
    .execute()
  const services = await db
    .selectFrom('services')
    .selectAll()
    .where('company_id', 'in', companyIds)
    .where('location_id', 'in', [...locationIds])
    .orderBy('position')
    .orderBy('service_id')
    .execute()
  const links = await listLinks(db, companyIds, unique(services.map((service) => service.service_id)))
  const specialistIds = unique(links.map((link) => link.specialist_id))
  const specialists = await listSpecialists(db, companyIds, specialistIds)
  const absences = await listAbsences(db, companyIds, specialistIds)
  const busy = await listBusy(db, companyIds, specialistIds)

  const companyOf = new Map(companies.map((company) => [company.company_id, company]))
  const servicesAt = Map.groupBy(services, (service) => service.location_id)
  const linksOf = Map.groupBy(links, (link) => link.service_id)
  const specialistOf = Map.groupBy(specialists, (specialist) => specialist.specialist_id)
  const absencesOf = Map.groupBy(absences, (absence) => absence.specialist_id)
  const busyOf = Map.groupBy(busy, (time) => time.specialist_id)
  return locations.flatMap((location) => {
    const company = companyOf.get(location.company_id)
    if (!company) return []
    const isOwn = (row: { company_id: number }) => row.company_id === location.company_id
    const own = (servicesAt.get(location.location_id) ?? []).filter(isOwn)
    const ownLinks = own.flatMap(({ service_id }) => linksOf.get(service_id) ?? []).filter(isOwn)
    const served = unique(ownLinks.map((link) => link.specialist_id)).sort((one, other) => one - other)
    const of = <Row extends { company_id: number }>(rows: ReadonlyMap<number, Row[]>) =>
      served.flatMap((id) => rows.get(id) ?? []).filter(isOwn)
    return [
      {
        company,
        location,
        services: own,
        links: ownLinks,
        specialists: of(specialistOf),
        absences: of(absencesOf),
        busy: of(busyOf),
      },
    ]
  })
}

const unique = (ids: readonly number[]) => [...new Set(ids)]

async function listLinks(db: Database, companyIds: readonly number[], serviceIds: readonly number[]) {
  if (serviceIds.length === 0) return []
  return await db
    .selectFrom('service_specialists')
    .select(['company_id', 'service_id', 'specialist_id'])
    .where('company_id', 'in', companyIds)
    .where('service_id', 'in', serviceIds)
    .orderBy('position')
    .orderBy('specialist_id')
    .execute()
}

async function listSpecialists(
  db: Database,
  companyIds: readonly number[],
  specialistIds: readonly number[],
): Promise<SpecialistRow[]> {
  if (specialistIds.length === 0) return []
  return await db
    .selectFrom('specialists')
    .selectAll()
    .where('company_id', 'in', companyIds)
    .where('specialist_id', 'in', specialistIds)
    .execute()
}

/** The absences of some specialists, in order. */
async function listAbsences(
  db: Database,
  companyIds: readonly number[],
  specialistIds: readonly number[],
): Promise<AbsenceRow[]> {
  if (specialistIds.length === 0) return []
  return await db
    .selectFrom('specialist_absences')
    .selectAll()
    .where('company_id', 'in', companyIds)
    .where('specialist_id', 'in', specialistIds)
    .orderBy('from_date')
    .orderBy('from_time', (order) => order.asc().nullsFirst())
    .orderBy('absence_id')
    .execute()
}

/** Lists the time that private calendars take of some specialists, in order. */
async function listBusy(
  db: Database,
  companyIds: readonly number[],
  specialistIds: readonly number[],
): Promise<BusyRow[]> {
  if (specialistIds.length === 0) return []
  return await db
    .selectFrom('busy_times')
    .selectAll()
    .where('company_id', 'in', companyIds)
    .where('specialist_id', 'in', specialistIds)
    .orderBy('from_at')
    .execute()
}

/** The location of a service within the scope; undefined where there is no such service. */
export async function findLocationOfService(
  db: Database,
  scope: Scope,
  serviceId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('services')
    .select('location_id')
    .where(inScope(scope))
    .where('service_id', '=', serviceId)
    .executeTakeFirst()
  return row?.location_id
}

export type HiddenIds = { locations: Set<number>; services: Set<number> }

/** Lists the locations and the services of all companies that visitors do not see. */
export async function listHiddenIds(db: Database): Promise<HiddenIds> {
  const locations = await db
    .selectFrom('locations')
    .select('location_id')
    .where('is_visible', '=', false)
    .execute()
  const services = await db
    .selectFrom('services')
    .select('service_id')
    .where((of) => of.or([of('is_visible', '=', false), of('is_active', '=', false)]))
    .execute()
  return {
    locations: new Set(locations.map((row) => row.location_id)),
    services: new Set(services.map((row) => row.service_id)),
  }
}
