export type BookingClientType = 'app' | 'portal' | 'widget'

/** Through what a booking came in, of a text from outside; anything unknown is a widget. */
export function clientTypeOf(text: string): BookingClientType {
  return text === 'app' || text === 'portal' ? text : 'widget'
}
