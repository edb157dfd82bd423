import { companyFacts } from '@rinda/rulebook/company-facts'
import { resolveProfile } from '@rinda/rulebook/resolve'
import type { Database } from '../database/database.ts'
import { findCompanyOfService, findCompanyRow, listCompanyRows } from './company-store.ts'

/** A company as its people see it in the portal, and what the rulebook needs to know of it. */
export async function companyOf(db: Database, companyId: number) {
  const row = await findCompanyRow(db, companyId)
  if (!row) return undefined
  const { name, name_lv, name_en, name_ru, profile } = row
  const { logo } = companyFacts(companyId, profile)
  return { override: profile, shown: { id: companyId, name, name_lv, name_en, name_ru, logo } }
}

/** Finds the company of a service; undefined when it is not within reach. */
export const companyOfService = findCompanyOfService

/** The zone in which a company's days are meant. */
export async function companyZone(db: Database, companyId: number): Promise<string> {
  const row = await findCompanyRow(db, companyId)
  return resolveProfile({ companyId, override: row?.profile }).zone
}

/** The zones in which the days of all companies are meant, by company. */
export async function companyZones(db: Database): Promise<Map<number, string>> {
  const rows = await listCompanyRows(db)
  return new Map(
    rows.map(({ company_id: companyId, profile: override }) => [
      companyId,
      resolveProfile({ companyId, override }).zone,
    ]),
  )
}
