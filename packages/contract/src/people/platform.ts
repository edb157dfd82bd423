import type { Role } from '@rinda/domain/access/role'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { ResourceObject } from '../wire/json-api.ts'
import type { PortalPersonAttributes } from './portal-user-payload.ts'

/**
 * Data that only the platform's admin sees and edits. `profile` is always an override: what it leaves out is
 * answered elsewhere.
 */
type Override = Record<string, unknown>

export type PlatformCompanyAttributes = {
  name: string
  name_lv: string
  name_en: string
  name_ru: string
  www: string
  /** An address of an image, and the place on the map: of the rules, or as the override has them. */
  logo: string
  latitude: number
  longitude: number
  visible: boolean
  profile: Override
  /** Profile that holds where the override says nothing. */
  inherited: CompanyProfile
  locations: { id: number; name: string; services: { id: number; name: string }[] }[]
  updated_at: string
  /** Version for `If-Match`: the time of change in ms. */
  timestamp: number
}
export type PlatformCompanyResource = ResourceObject<'platform_company', PlatformCompanyAttributes>

export type DomainAttributes = {
  domain: string
  company_id: number
  partner: boolean
  subdomains: boolean
  profile: Override
  /** Tells whether the domain is known without a row; removed, it is not known any more. */
  built_in: boolean
  removed: boolean
  people: number
}
export type DomainResource = ResourceObject<'domain', DomainAttributes>

export type PlatformPersonAttributes = PortalPersonAttributes & {
  /** The role that they have; `role` is the one that they were given. */
  effective_role: Role
  company_admin: boolean
  known: boolean
  profile: Override
}
export type PlatformPersonResource = ResourceObject<'platform_person', PlatformPersonAttributes>

/** Sources of an answer: the later in this list wins. `given` is the person's own row. */
export const answerSources = ['default', 'company', 'override', 'domain', 'account', 'given', 'role'] as const
export type AnswerSource = (typeof answerSources)[number]

export type PreviewAttributes = {
  email: string
  /**
   * Tells whether the person has signed in before; else this is what they would be at their first sign-in.
   */
  exists: boolean
  active: boolean
  company_id: number
  company_name: string
  company_source: 'domain' | 'default'
  role: Role
  role_source: 'given' | 'derived'
  locations: { id: number; name: string }[]
  profile: CompanyProfile
  /** By the path of each answer, `calendar.startMinute`: whose it is. */
  sources: Record<string, AnswerSource>
}
export type PreviewResource = ResourceObject<'preview', PreviewAttributes>

export type HistoryAttributes = {
  at: string
  actor: string
  action: string
  company_id: number
  object_kind: 'company' | 'domain' | 'portal_user'
  object_id: string
  changes: { field: string; from: unknown; to: unknown }[]
}
export type HistoryResource = ResourceObject<'change', HistoryAttributes>
