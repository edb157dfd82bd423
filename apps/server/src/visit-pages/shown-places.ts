import { type VisitorCaller, visitorCaller } from '../access/caller.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { CompanyRow } from '../availability/setting-store.ts'
import { isShownTo } from '../availability/shown.ts'
import { listVisibleCompanies } from '../companies/company-store.ts'
import { settingsWithin } from '../locations/list.ts'
import type { PagesContext } from './context.ts'

/** A location that anybody may see, with its company. */
export type Place = { readonly setting: LocationSetting; readonly company: CompanyRow }

/** Caller that a page is written for: nobody in particular, whoever may be signed in at that computer. */
export const anyVisitor: VisitorCaller = visitorCaller(null, { session: '', ip: '' })

/** Lists the companies that are shown, and the locations of each that are. */
export async function listShown(
  context: Pick<PagesContext, 'db' | 'settings'>,
): Promise<{ companies: readonly CompanyRow[]; places: readonly Place[] }> {
  const companies = await listVisibleCompanies(context.db)
  const byId = new Map(companies.map((company) => [company.company_id, company]))
  const places = (await settingsWithin(context, anyVisitor)).flatMap((setting) => {
    const company = byId.get(setting.companyId)
    return company && isShownTo(anyVisitor, setting) ? [{ setting, company }] : []
  })
  return { companies, places }
}
