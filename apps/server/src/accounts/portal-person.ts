import type { PortalPersonResource } from '@rinda/contract/people/portal-user-payload'
import type { Directory } from '@rinda/rulebook/directory'
import { roleHeld } from '../sign-in/sessions/standing.ts'
import type { PortalUserRow } from './portal-user-store.ts'

/** A person of the portal as those who administer the company see them: nothing that opens a door. */
export function renderPerson(row: PortalUserRow, directory: Directory): PortalPersonResource {
  return {
    id: String(row.portal_user_id),
    type: 'portal_user',
    attributes: {
      company_id: row.company_id,
      name: row.name,
      email: row.email,
      language: row.language,
      role: row.role,
      effective_role: roleHeld(row, directory),
      permissions: row.permissions,
      location_ids: row.location_ids,
      service_ids: row.service_ids,
      active: row.is_active,
      last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    },
  }
}
