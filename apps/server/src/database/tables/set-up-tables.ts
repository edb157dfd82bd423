import type { LineRules } from '@rinda/contract/set-up/objects'
import type { WorkingWeek } from '@rinda/domain/availability/working-time'
import type { BookingTime, SpecialTime } from '@rinda/domain/hours/opening-hours'
import type { LocationFields } from '@rinda/domain/set-up/location-fields'
import type { ServiceFields } from '@rinda/domain/set-up/service-fields'
import type { SpecialistFields } from '@rinda/domain/set-up/specialist-fields'
import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, Json, JsonObject, Named, Stamps } from '../columns-of.ts'

export type CompaniesTable = Named &
  Stamps & {
    company_id: number
    www: Generated<string>
    is_visible: Generated<boolean>
    profile: Json<JsonObject>
  }

/** Content of `locations.config`. */
export type LocationConfig = {
  special_times?: SpecialTime[]
  queue?: LineRules
  /** Moment (ISO 8601) at which the announcement ends. */
  announcement_until?: string | null
  [key: string]: unknown
}

export type LocationsTable = Named &
  Stamps &
  Omit<ColumnsOf<LocationFields>, keyof Named> & {
    company_id: number
    location_id: Generated<number>
    config: Json<LocationConfig>
    /** False: the system that keeps its bookings does not answer. */
    is_bms_online: Generated<boolean>
  }

/** Content of `services.config`; the specialists stand in a table of their own. */
export type ServiceConfig = {
  booking_times?: BookingTime[]
  price?: number | null
  booking_period_min?: number | null
  booking_period_max?: number | null
  booking_portal_period_min?: number | null
  booking_portal_period_max?: number | null
  asks_description?: boolean
  asks_attachment?: boolean
  [key: string]: unknown
}

export type ServicesTable = Named &
  Stamps &
  Omit<ColumnsOf<ServiceFields>, keyof Named> & {
    company_id: number
    service_id: Generated<number>
    location_id: number
    config: Json<ServiceConfig>
  }

export type SpecialistsTable = Stamps &
  Omit<ColumnsOf<SpecialistFields>, 'name'> & {
    company_id: number
    specialist_id: Generated<number>
    name: string
    working_hours: ColumnType<WorkingWeek | null, string | null | undefined, string | null>
  }

export type SpecialistAbsencesTable = {
  company_id: number
  absence_id: Generated<number>
  specialist_id: number
  from_date: string
  from_time: string | null
  till_date: string
  till_time: string | null
  note: Generated<string>
}

export type ServiceSpecialistsTable = {
  company_id: number
  service_id: number
  specialist_id: number
  position: Generated<number>
}
