import type { PlatformPersonResource } from '@rinda/contract/people/platform'
import { type Directory, findAccount } from '@rinda/rulebook/directory'
import { readDirectory } from '../access/directory.ts'
import type { Database } from '../database/database.ts'
import { listPersonRows, type PersonRow } from './person-store.ts'
import { renderPerson } from './portal-person.ts'

/** The people of the portal, of every company or of one. */
export async function listPeople(
  db: Database,
  sought: { companyId?: number; text?: string },
): Promise<PlatformPersonResource[]> {
  const directory = await readDirectory(db)
  return (await listPersonRows(db, sought)).map((row) => personResource(row, directory))
}

export function personResource(row: PersonRow, directory: Directory): PlatformPersonResource {
  const account = findAccount(row.email, directory)
  const { id, attributes } = renderPerson(row, directory)
  return {
    id,
    type: 'platform_person',
    attributes: {
      ...attributes,
      company_admin: account?.isCompanyAdmin ?? false,
      known: account?.isKnown ?? false,
      profile: row.account_profile ?? {},
    },
  }
}
