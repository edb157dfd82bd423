import type { CodeStart, FormField, VisitorCode } from '@rinda/domain/company/profile'
import type { ResourceObject } from '../wire/json-api.ts'

/** A text in each language beside the default, as the wire has it flat. */
type Named<Field extends string> = { [Each in Field | `${Field}_lv` | `${Field}_en` | `${Field}_ru`]: string }

/** Somebody with whom a service can be booked; `duration` is how long it takes with them, in minutes. */
export type VisitSpecialist = { id: string; name: string; duration: number }

/** A service as the page shows it on which visitors book it: what it is, where, with whom, and what is asked. */
export type VisitServiceAttributes = Named<'name'> &
  Named<'location_name'> &
  Named<'location_address'> & {
    company_id: number
    /** Telephone of the place; empty where nobody said. */
    phone: string
    location_id: number
    timezone: string
    /** Minutes, with any of the specialists. */
    duration: number
    /** In euros; null where nothing is said of it. */
    price: number | null
    /** Tells whether it is paid before a booking is sure. */
    prepaid: boolean
    /** None where the service has none: then nobody is chosen. */
    specialists: VisitSpecialist[]
    /** Fields of the form in their order; the four that every visitor is asked for are among them. */
    form: FormField[]
    /** Tells whether `notes` of the form is for what the matter is. */
    asks_description: boolean
    /** Tells whether a document or a picture of it may be attached. */
    asks_attachment: boolean
    visitor_code: VisitorCode
    /** Tells whether only the second booking of an address that nobody has proven needs it. */
    visitor_code_from: CodeStart
    /** Tells whether a booking waits until staff accept it. */
    visitor_approval: boolean
    /** The first and the last day that can be booked, YYYY-MM-DD; null: without bound. */
    bookable_from: string | null
    bookable_till: string | null
    /** The day that it is now at the location, YYYY-MM-DD, where it is open at some time of that day; null where it is closed all day. */
    open_today: string | null
    /** Tells whether people wait here in a line too. */
    has_line: boolean
    /** Tells whether another system keeps the bookings. */
    booked_elsewhere: boolean
    /** Key that the sockets of this installation ask for; empty where they ask for none. */
    socket_key: string
  }
export type VisitServiceResource = ResourceObject<'visit_service', VisitServiceAttributes>
