import type { Role } from '@rinda/domain/access/role'
import type { Resource } from './json-api.ts'

/** A person of the portal as those who administer the company see them: nothing that opens a door. */
export type PortalPersonAttributes = {
  company_id: number
  name: string
  email: string
  role: Role
  permissions: string[]
  /** Null: every one of the company. */
  location_ids: number[] | null
  service_ids: number[] | null
  active: boolean
  created_at: string
  updated_at: string
}
export type PortalPersonResource = Resource<'portal_user', PortalPersonAttributes>
