import type { Role } from '@rinda/domain/access/role'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { InsideFields } from '@rinda/domain/set-up/field'
import type { LocationFields } from '@rinda/domain/set-up/location-fields'
import type { ServiceFields } from '@rinda/domain/set-up/service-fields'
import type { SpecialistFields } from '@rinda/domain/set-up/specialist-fields'
import type { Language, ResourceObject, Stamps } from '../wire/json-api.ts'
import type { AttributesOf, SentOf } from './field-values.ts'

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

/** A range of a day: both ends, or closed. */
type Range = { from: string | null; till: string | null }
/** An entry of a list of times: of a date, or of a weekday. */
type DayEntry = { day: string; from?: string | null; till?: string | null }

/** Rules of a location's line, as far as it has its own; null says the same as a missing one. */
export type LineRules = {
  keep_overnight?: boolean
  most_waiting?: number | null
  stop_before_close_minutes?: number
  most_distance_meters?: number | null
  most_people?: number | null
  most_appointments_in_row?: number | null
  grace_minutes?: number | null
  check_in_before_minutes?: number | null
}

/** Contents of a location's `config`; programs may keep more in it. */
type LocationConfig = {
  /** The hours of a date, for all locations, for one company's or for one. */
  special_times?: (DayEntry & { company_id?: number; location_id?: number })[]
  booking_times?: DayEntry[]
  /** Rules of its line. */
  queue?: LineRules
  /** Moment (ISO 8601) at which the announcement ends. */
  announcement_until?: string | null
  [key: string]: unknown
}
/** Contents of a service's `config`. */
type ServiceConfig = {
  booking_times?: DayEntry[]
  /** Tells whether visitors are asked what the matter is, and for a document or picture of it. */
  asks_description?: boolean
  asks_attachment?: boolean
  [key: string]: unknown
}

/** A location as the wire has it: what it says of itself, and what follows from that at the moment. */
export type LocationAttributes = AttributesOf<
  Omit<LocationFields, keyof InsideFields<LocationFields>>,
  { config: LocationConfig }
> &
  /** Not for the public. */
  Partial<AttributesOf<InsideFields<LocationFields>, object>> & {
    company_id: number
    open_times: ({ date: string; weekday: string } & Range)[]
    available_times: Range | null
    open: boolean
    available: boolean
    crowd_level: number
  } & Stamps
export type LocationResource = ResourceObject<'location', LocationAttributes>
/** Attributes that may be sent of a location; `company_id` of a new one, by the platform's admin. */
export type LocationSent = SentOf<LocationFields, { config: LocationConfig }> & { company_id?: number }

/** A service as the wire has it. */
export type ServiceAttributes = AttributesOf<
  ServiceFields,
  { config: ServiceConfig & { specialists: number[] } }
> & {
  company_id: number
  location_id: number
  tickets_to_wait: number
  time_to_wait: number
  available: boolean
  qms_active: boolean
  bms_active: boolean
} & Stamps
export type ServiceResource = ResourceObject<'service', ServiceAttributes>
/** Attributes that may be sent of a service. */
export type ServiceSent = SentOf<ServiceFields, { config: ServiceConfig & { specialists?: number[] } }>

/** A specialist as they come along with locations; the rest that is set up of them is read by itself. */
export type SpecialistAttributes = AttributesOf<
  Pick<SpecialistFields, 'bms_id' | 'name' | 'active' | 'service_ids'>,
  { service_ids: number[] }
> & { company_id: number }
export type SpecialistResource = ResourceObject<'specialist', SpecialistAttributes>
