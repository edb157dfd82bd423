import type { Role } from '@rinda/domain/access/role'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { Language, ResourceObject } from '../wire/json-api.ts'

/** The signed-in person. `profile` is what this person may do and how their company works: the server asks the same object. */
export type PortalUserAttributes = {
  company_id: number
  email: string
  name: string
  role: Role
  token: string
  permissions: string[]
  updated_at: string
  language: Language | null
  company: { id: number; name: string; name_lv: string; name_en: string; name_ru: string; logo: string }
  profile: CompanyProfile
}
export type PortalUserResource = ResourceObject<'portal_user', PortalUserAttributes>

type NameAttributes = { name: string; name_lv: string; name_en: string; name_ru: string }

export type CompanyAttributes = NameAttributes & {
  www: string
  logo: string
  latitude: number
  longitude: number
  timezone: string | null
  position: number
  timestamp: number
  /** To staff, where it comes with their locations: what this person may do there, and how that company works. */
  profile?: CompanyProfile
}
export type CompanyResource = ResourceObject<'company', CompanyAttributes>

/** The attributes of a location that the portal reads; the whole list stands in the OpenAPI document. */
export type LocationAttributes = NameAttributes & {
  company_id: number
  position: number
  address: string
  active: boolean
  visible: boolean
  online: boolean
  open: boolean
  available: boolean
  qms_active: boolean
  bms_active: boolean
  bms_id?: string
  crowd_level: number
  [key: string]: unknown
}

export type ServiceAttributes = NameAttributes & {
  location_id: number
  position: number
  active: boolean
  visible: boolean
  available: boolean
  qms_active: boolean
  bms_active: boolean
  qms_id: string | number
  bms_id: string | number
  duration: number
  step: number
  capacity: number
  config: { specialists: number[]; [key: string]: unknown }
  [key: string]: unknown
}

export type SpecialistAttributes = {
  company_id: number
  bms_id: string
  name: string
  active: boolean
  service_ids: number[]
}
export type SpecialistResource = ResourceObject<'specialist', SpecialistAttributes>
