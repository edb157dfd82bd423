import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Role } from '@rinda/domain/access/role'
import { type Directory, findDomain, roleOfEmail } from '@rinda/rulebook/directory'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'

/**
 * Company of people whose domain nobody knows, or whose company is not on this installation, with role NONE.
 */
const companyOfStrangers = 1

type Place = { companyId: number; role: Role }

/** The company and the role that follow from an address, of somebody whom nobody has given another role. */
export async function newcomer(
  db: Database,
  email: string,
  directory: Directory,
): Promise<Place & { isStranger: boolean }> {
  const own = findDomain(email, directory)?.companyId
  return own !== undefined && (await findCompanyRow(db, own))
    ? { companyId: own, role: roleOfEmail(email, null, directory), isStranger: false }
    : { companyId: companyOfStrangers, role: 'NONE', isStranger: true }
}

/**
 * Finds the company at which somebody is written down who has not come yet: the one that their address leads
 * to. An address that leads nowhere may be misspelt: it is given a role only at a company that is named, so
 * that nobody becomes an administrator of another by a typo.
 */
export async function placeOfNewcomer(
  db: Database,
  { email, companyId, role }: { email: string; companyId: number | undefined; role: Role | undefined },
  directory: Directory,
): Promise<Result<Place>> {
  const { isStranger, ...own } = await newcomer(db, email, directory)
  if (!isStranger) {
    const isOther = companyId !== undefined && companyId !== own.companyId
    return isOther ? refuse('email_of_other_company', 'portal_user/email') : done(own)
  }
  if (companyId === undefined) {
    const isHarmless = role === undefined || role === 'NONE'
    return isHarmless ? done(own) : refuse('field_required', 'portal_user/company_id')
  }
  return (await findCompanyRow(db, companyId))
    ? done({ companyId, role: 'NONE' })
    : refuse('field_wrong', 'portal_user/company_id')
}
