import type { DayStates } from '@rinda/contract/booking/day-state'
import { bookingEventTypes, type Envelope, setUpEventTypes } from '@rinda/contract/wire/envelope'

const types: ReadonlySet<string> = new Set(bookingEventTypes)
const directoryTypes: ReadonlySet<string> = new Set(setUpEventTypes)

/** Tells whether a message is about a change of one booking: its data is then the booking as it is now. */
export function isBookingEvent(message: Envelope): boolean {
  return types.has(message.type)
}

/**
 * Tells whether a message is about a change of what is offered: a location or a service, its hours among
 * them.
 */
export function isSetUpEvent(message: Envelope): boolean {
  return directoryTypes.has(message.type)
}

/** Tells whether a message brings what a change made of the days that it touched, to whoever asked for that at the handshake. */
export function isDayStates(message: Envelope): message is Envelope<'day_states', DayStates> {
  return message.type === 'day_states'
}
