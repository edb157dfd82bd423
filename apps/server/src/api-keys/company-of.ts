import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import { findCompanyRow } from '../companies/company-store.ts'
import type { Database } from '../database/database.ts'

/** The company whose integrations somebody looks after: their own, or, for the platform's admin, the one that they name. */
export async function companyOf(
  db: Database,
  { scope, user }: PortalCaller,
  named: number | undefined,
): Promise<Result<CompanyScope>> {
  if (named === undefined || named === user.companyId) return done(narrow(scope, user.companyId))
  if (scope.companyId !== 'all' || !(await findCompanyRow(db, named))) return refuse('not_found')
  return done(narrow(scope, named))
}
