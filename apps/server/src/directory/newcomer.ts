import type { Role } from '@rinda/domain/access/role'
import { companyOfEmail, type Directory, roleOfEmail } from '@rinda/rulebook/directory'
import type { Database } from '../database/database.ts'
import { findCompanyRow } from './company-store.ts'

/** Whose company is not on this installation belongs to this one, with role NONE. */
const companyOfStrangers = 1

/** The company and the role that follow from an address, of somebody whom nobody has given another role. */
export async function newcomer(
  db: Database,
  email: string,
  directory: Directory,
): Promise<{ companyId: number; role: Role }> {
  const own = companyOfEmail(email, directory)
  return (await findCompanyRow(db, own))
    ? { companyId: own, role: roleOfEmail(email, null, directory) }
    : { companyId: companyOfStrangers, role: 'NONE' }
}
