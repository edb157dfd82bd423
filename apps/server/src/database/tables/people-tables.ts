import type { Role } from '@rinda/domain/access/role'
import type { Generated } from 'kysely'
import type { Json, JsonObject, Stamps } from '../columns-of.ts'

export type PortalUsersTable = Stamps & {
  company_id: number
  portal_user_id: Generated<number>
  email: string
  name: string
  /** Language in which they are written to. */
  language: Generated<'lv' | 'en' | 'ru'>
  role: Role
  permissions: Generated<string[]>
  location_ids: number[] | null
  service_ids: number[] | null
  is_active: Generated<boolean>
  last_sign_in_at: Date | null
}

export type PortalSessionsTable = {
  company_id: number
  secret_hash: Buffer
  token_hash: Buffer
  portal_user_id: number
  id_token: string | null
  created_at: Date
  expires_at: Date
}

export type PortalInvitationsTable = {
  company_id: number
  portal_user_id: number
  secret_hash: Buffer
  created_at: Date
  expires_at: Date
}

export type UsersTable = Stamps & {
  company_id: number
  user_id: Generated<number>
  email: Generated<string>
  phone_country_code: Generated<string>
  phone_number: Generated<string>
  first_name: Generated<string>
  last_name: Generated<string>
  push_id: Generated<string>
  token: string
  project: Generated<string>
}

/** Domains that the platform's admin has written over the rulebook's directory. */
export type DirectoryDomainsTable = Stamps & {
  domain: string
  company_id: number
  is_partner: Generated<boolean>
  with_subdomains: Generated<boolean>
  is_removed: Generated<boolean>
  profile: Json<JsonObject>
}

/** The same of single addresses; null: as the rulebook says. */
export type DirectoryAccountsTable = Stamps & {
  email: string
  is_company_admin: boolean | null
  is_known: boolean | null
  profile: Json<JsonObject>
}
