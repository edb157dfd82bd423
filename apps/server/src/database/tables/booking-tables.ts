import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import type { Generated } from 'kysely'
import type { Json, JsonObject, Stamps } from '../columns-of.ts'

export type AttachmentsTable = {
  company_id: number
  booking_id: number
  media_type: 'application/pdf' | 'image/png' | 'image/jpeg'
  content: Uint8Array
  added_at: Date
}

/** One line of a booking's own log: what happened, when, by whom. */
export type BookingLogEntry = {
  at: string
  act: string
  by: string
  status: BookingStatus
  [key: string]: unknown
}

export type BookingsTable = Stamps & {
  company_id: number
  booking_id: Generated<number>
  qtid: string
  token: string
  kind: 'appointment' | 'block'
  status: BookingStatus
  approval: Generated<Approval>
  location_id: number
  service_id: number
  specialist_id: number | null
  user_id: number | null
  customer_type: Generated<'none' | 'person' | 'business'>
  customer_number: Generated<string>
  first_name: Generated<string>
  last_name: Generated<string>
  email: Generated<string>
  phone_country_code: Generated<string>
  phone_number: Generated<string>
  starts_at: Date
  ends_at: Date
  code: Generated<string>
  language: Generated<'lv' | 'en' | 'ru'>
  expire_at: Date | null
  fields: Json<JsonObject>
  notes: Json<JsonObject>
  config: Json<JsonObject>
  log: Json<BookingLogEntry[]>
  served_at: Date | null
  user_deleted_at: Date | null
  client_type: 'app' | 'portal' | 'widget'
  ip: Generated<string>
  session: Generated<string>
  bms_id: Generated<string>
  push_tokens: Generated<string[]>
  /** Code that a visitor was sent to verify an address with; it leaves the database in that message alone. */
  verification_code: Generated<string>
  verification_codes: Generated<number>
  verification_attempts: Generated<number>
}

export type OccupanciesTable = {
  company_id: number
  resource_kind: 'specialist' | 'service'
  resource_id: number
  lane: number
  during: string
  booking_id: number
}

export type VisitorActsTable = {
  company_id: number
  subject: string
  act: 'hold' | 'booking'
  at: Date
  booking_id: number
}

export type VisitorProofsTable = { company_id: number; challenge: string; subject: string; at: Date }
