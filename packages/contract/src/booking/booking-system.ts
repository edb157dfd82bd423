import type { QueueSystemAttributes } from '../queue/queue-system.ts'
import type { ResourceObject } from '../wire/json-api.ts'

/** State of the system that keeps the bookings of a location, told as that of a queue system is. Its id is that of the location. */
export type BookingSystemResource = ResourceObject<'booking_system', QueueSystemAttributes>
