import { mayOpen } from '@rinda/domain/access/screen'
import { companyOfEmail, type Directory } from '@rinda/rulebook/directory'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { systemCaller } from '../../access/caller.ts'
import type { CurrentDirectory } from '../../access/directory.ts'
import { narrow } from '../../access/scope.ts'
import { type CompanyRow, listCompanyRows } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import { planMonths } from './plan.ts'

type Context = { db: Database; directory: CurrentDirectory }

/** Plans the months of all companies that have reports: of others nothing is counted. */
export async function planAll(
  { db, directory }: Context,
  now: Date,
  isStopped?: () => boolean,
): Promise<void> {
  const known = await directory.find()
  const plan = async (company: CompanyRow) => {
    if (!hasReports(company, known)) return
    const { company_id: companyId, profile: override } = company
    const { zone } = resolveProfile({ companyId, override })
    await planMonths(db, narrow(systemCaller.scope, companyId), zone, now)
  }
  await eachApart(await listCompanyRows(db), plan, isStopped)
}

/** Tells whether any admin of a company could open a report: it may depend on the domain of their address, and on the address. */
function hasReports({ company_id: companyId, profile: override }: CompanyRow, directory: Directory): boolean {
  const domains = Object.entries(directory.domains).filter(([, entry]) => entry.companyId === companyId)
  const addresses = Object.keys(directory.accounts).filter(
    (one) => companyOfEmail(one, directory) === companyId,
  )
  const emails = ['', ...domains.map(([domain]) => `somebody@${domain}`), ...addresses]
  return emails.some((email) =>
    mayOpen(resolveProfile({ companyId, override, email, role: 'COMPANY_ADMIN', directory }), 'reports'),
  )
}
