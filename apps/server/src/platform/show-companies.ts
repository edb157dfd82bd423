import type { PlatformCompanyResource } from '@rinda/contract/people/platform'
import { companyFacts } from '@rinda/rulebook/company-facts'
import { resolveProfile } from '@rinda/rulebook/resolve'
import {
  type CompanyRow,
  findCompanyRow,
  listCompanyRows,
  listPlaces,
  listServiceNames,
} from '../companies/company-store.ts'
import type { Database } from '../database/database.ts'

type Reading = { db: Database; isProduction: boolean }
type Places = Awaited<ReturnType<typeof placesOf>>

/** Every company, shown or not, with what it answers differently. */
export async function listPlatformCompanies(context: Reading): Promise<PlatformCompanyResource[]> {
  const rows = await listCompanyRows(context.db)
  const places = await placesOf(context.db)
  return rows.map((row) => shown(row, places, context.isProduction))
}

export async function findPlatformCompany(
  context: Reading,
  companyId: number,
): Promise<PlatformCompanyResource | undefined> {
  const row = await findCompanyRow(context.db, companyId)
  return row && (await companyResource(context, row))
}

export async function companyResource(context: Reading, row: CompanyRow): Promise<PlatformCompanyResource> {
  return shown(row, await placesOf(context.db, row.company_id), context.isProduction)
}

async function placesOf(db: Database, companyId?: number) {
  return { locations: await listPlaces(db, companyId), services: await listServiceNames(db, companyId) }
}

function shown(
  row: CompanyRow,
  { locations, services }: Places,
  isProduction: boolean,
): PlatformCompanyResource {
  const { company_id: companyId, name, name_lv, name_en, name_ru, www, is_visible, profile, updated_at } = row
  const { logo, latitude, longitude } = companyFacts(companyId, profile)
  const ownServices = (locationId: number) =>
    services
      .filter((one) => one.location_id === locationId)
      .map((one) => ({ id: one.service_id, name: one.name }))
  return {
    id: String(companyId),
    type: 'platform_company',
    attributes: {
      name,
      name_lv,
      name_en,
      name_ru,
      www,
      logo,
      latitude,
      longitude,
      visible: is_visible,
      profile,
      inherited: resolveProfile({ companyId, isProduction }),
      locations: locations
        .filter((one) => one.company_id === companyId)
        .map((one) => ({ id: one.location_id, name: one.name, services: ownServices(one.location_id) })),
      updated_at: updated_at.toISOString(),
      timestamp: updated_at.getTime(),
    },
  }
}
