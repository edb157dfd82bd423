import type { SystemFault } from '@rinda/contract/queue/queue-system'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from '../columns-of.ts'

/** Systems that keep the bookings of locations. */
export type BookingSystemsTable = {
  company_id: number
  location_id: number
  address: string
  is_online: boolean
  since: Date
  fault: SystemFault | null
  failures: Generated<number>
  heard_at: Date | null
  ask_at: Date
  next_day: string | null
  unknown_service_ids: Generated<number[]>
}

/** Acts on bookings that another system is asked for. */
export type AskedAct = 'lock' | 'schedule' | 'unlock' | 'confirm' | 'cancel'

type AnyObject = { [key: string]: unknown }

/** Requests to another system that are not settled. */
export type BookingRequestsTable = {
  company_id: number
  request_id: Generated<number>
  location_id: number
  booking_id: number | null
  booking: ColumnType<AnyObject | null, string | null, string | null>
  act: AskedAct
  key: string
  asked: Json<AnyObject>
  created_at: Date
}
