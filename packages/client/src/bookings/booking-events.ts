import { bookingEventTypes, directoryEventTypes, type Envelope } from '@rinda/contract/wire/envelope'

const types: ReadonlySet<string> = new Set(bookingEventTypes)
const directoryTypes: ReadonlySet<string> = new Set(directoryEventTypes)

/** Whether a message tells of a change of one booking: its data is then the booking as it is now. */
export function isBookingEvent(message: Envelope): boolean {
  return types.has(message.type)
}

/** Whether a message tells of a change of what is offered: a location or a service, its hours among them. */
export function isDirectoryEvent(message: Envelope): boolean {
  return directoryTypes.has(message.type)
}
