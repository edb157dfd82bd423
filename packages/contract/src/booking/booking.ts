import type { BookingClientType } from '@rinda/domain/booking/client-type'
import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import type { Language, ResourceObject } from '../wire/json-api.ts'

/** A booking on the wire. `date` and `time` are UTC (HH:mm), `duration` is minutes, timestamps are ISO 8601 with Z. */
export type BookingAttributes = {
  qtid: string
  token: string
  type: 'APPOINTMENT'
  status: BookingStatus
  approval: Approval
  location_id: number
  service_id: number
  specialist_id: number | null
  user_id: number | null
  customer_type: string
  customer_number: string
  first_name: string
  last_name: string
  email: string
  phone_country_code: string
  phone_number: string
  date: string
  time: string
  duration: number
  code: string
  language: Language
  expire_at: string | null
  fields: BookingFields
  notes: BookingNotes
  config: Record<string, unknown>
  log: BookingLogLine[]
  attachment_name: string
  served_at: string | null
  user_deleted_at: string | null
  client_type: BookingClientType
  ip: string
  session: string
  user: string
  bms_id: string
  dbid: string
  created_at: string
  updated_at: string
  timestamp: number
}

/** `_is_blocked` marks a block: time taken out of the calendar, not a visitor. */
export type BookingFields = { _is_blocked?: boolean; _payment_status?: string; [key: string]: unknown }
export type BookingNotes = {
  description?: string
  internal?: string
  canceled?: string
  declined?: string
  blocked?: string
}
export type BookingLogLine = { at: string; act: string; by: string; status: string; [key: string]: unknown }

export type BookingResource = ResourceObject<'booking', BookingAttributes>
