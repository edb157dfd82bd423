import { bookingEventTypes, type Envelope } from '@rinda/contract/envelope'

const types: ReadonlySet<string> = new Set(bookingEventTypes)

/** Whether a message tells of a change of one booking: its data is then the booking as it is now. */
export function isBookingEvent(message: Envelope): boolean {
  return types.has(message.type)
}
