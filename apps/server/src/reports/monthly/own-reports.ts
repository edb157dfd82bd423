import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { mayOpen } from '@rinda/domain/access/screen'
import { findReport, type ReportDefinition } from '@rinda/domain/reports/definitions'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { type PortalCaller, profileOf } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import { type CompanyRow, findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'

export type ReportsContext = { db: Database; isProduction: boolean }

/** Reports that are open to somebody, and whose they are. */
export type OwnReports = {
  company: CompanyRow
  scope: CompanyScope
  zone: string
  definitions: ReportDefinition[]
}

/** Finds the reports of the caller's company that are open to them; forbidden where none is. */
export async function ownReports(
  { db, isProduction }: ReportsContext,
  caller: PortalCaller,
): Promise<Result<OwnReports>> {
  const { companyId } = caller.user
  const company = await findCompanyRow(db, companyId)
  if (!company) return refuse('not_found')
  const profile = profileOf(caller, { companyId, override: company.profile, isProduction })
  if (!mayOpen(profile, 'reports')) return refuse('forbidden')
  const { zone } = resolveProfile({ companyId, override: company.profile })
  const definitions = profile.reports.flatMap((id) => findReport(id) ?? [])
  return done({ company, scope: narrow(caller.scope, companyId), zone, definitions })
}
