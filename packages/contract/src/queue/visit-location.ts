import type { VisitorCode } from '@rinda/domain/company/profile'
import type { ResourceObject } from '../wire/json-api.ts'
import type { ServiceState } from './location-state.ts'

/** A text in each language beside the default, as the wire has it flat. */
type Named<Field extends string> = { [Each in Field | `${Field}_lv` | `${Field}_en` | `${Field}_ru`]: string }

/** A service that people wait for, with its line at this moment. */
export type VisitService = ServiceState & Named<'name'> & { average_time: number; bms_active: boolean }

/** A location as a visitor's page shows it before it follows the line: what it is called, its hours of today, and its line. */
export type VisitLocationAttributes = Named<'name'> &
  Named<'address'> &
  Named<'announcement'> & {
    company_id: number
    timezone: string
    open: boolean
    /** True while it is open, and all of the 24 hours that follow. */
    around_the_clock: boolean
    /** Moments in ISO 8601 with `Z`: when it closes if it is open, on the next day where it is open past midnight, else when it opens next; null where nobody knows. */
    closes_at: string | null
    opens_at: string | null
    crowd_level: number
    services: VisitService[]
    /** Metres from here within which a phone is given a ticket; null: anywhere. */
    most_distance_meters: number | null
    /** Number of people for whom a visitor may take one ticket. */
    most_people: number
    /** Address of whoever books here that a code is sent to, which has to be entered. */
    visitor_code: VisitorCode
    /** Key that the sockets of this installation ask for; empty where they ask for none. */
    socket_key: string
  }
export type VisitLocationResource = ResourceObject<'visit_location', VisitLocationAttributes>
