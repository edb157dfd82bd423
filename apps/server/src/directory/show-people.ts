import type { PlatformPersonResource } from '@rinda/contract/platform'
import { type Directory, findAccount } from '@rinda/rulebook/directory'
import type { Database } from '../database/database.ts'
import { roleHeld } from '../people/sessions/standing.ts'
import { readDirectory } from './current-directory.ts'
import { listPersonRows, type PersonRow } from './person-store.ts'

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
  const { company_id, name, email, role, permissions, location_ids, service_ids } = row
  return {
    id: String(row.portal_user_id),
    type: 'platform_person',
    attributes: {
      company_id,
      name,
      email,
      role,
      effective_role: roleHeld(row, directory),
      permissions,
      location_ids,
      service_ids,
      active: row.is_active,
      company_admin: account?.isCompanyAdmin ?? false,
      known: account?.isKnown ?? false,
      profile: row.account_profile ?? {},
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    },
  }
}
