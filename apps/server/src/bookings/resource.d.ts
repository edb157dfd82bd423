import { type BookingResource } from '@rinda/contract/booking'
import type { BookingRow } from './store.ts'
/** The only way of a booking's row to the wire, as staff and other programs of the operator see it. */
export declare function renderBooking(row: BookingRow): BookingResource
/** The same for the visitor whose booking it is: without what staff wrote for themselves and how it came in. */
export declare function renderForVisitor(resource: BookingResource): BookingResource
