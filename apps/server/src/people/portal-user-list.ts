import type { PortalPersonResource } from '@rinda/contract/portal-user-payload'
import { done, type Result, refuse } from '@rinda/contract/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { Database } from '../database/database.ts'
import { listPortalUsers, type PortalUserFilter, type PortalUserRow } from './portal-user-store.ts'

const mayList: readonly string[] = ['QTICKET_ADMIN', 'COMPANY_ADMIN', 'COMPANY_MANAGER']

/** The people of the caller's company, or of every company for the platform admin. */
export async function listPeople(
  db: Database,
  caller: PortalCaller,
  filter: PortalUserFilter,
): Promise<Result<PortalUserRow[]>> {
  if (!mayList.includes(caller.user.role)) return refuse('forbidden')
  return done(await listPortalUsers(db, caller.scope, filter))
}

/** A person of the portal as those who administer the company see them: nothing that opens a door. */
export function renderPerson(row: PortalUserRow): PortalPersonResource {
  return {
    id: String(row.portal_user_id),
    type: 'portal_user',
    attributes: {
      company_id: row.company_id,
      name: row.name,
      email: row.email,
      role: row.role,
      permissions: row.permissions,
      location_ids: row.location_ids,
      service_ids: row.service_ids,
      active: row.is_active,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    },
  }
}
