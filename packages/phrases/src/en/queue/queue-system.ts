/** Words of the other system that keeps the line of a location, or its bookings: how it is, and what is wrong with it. */
export const queueSystem = {
  title: 'Queue system',
  text: 'Another queue system keeps the queue of this location. Its address stands above.',
  reading: 'Its state is being read …',
  unread: 'Its state could not be read. Nothing was changed.',
  askNow: 'Try now',
  notAsked: 'The server did not answer. Try again.',
  notYet: 'Not asked yet',
  answersSince: 'Answers since {{when}}',
  silentSince: 'No answer since {{when}}',
  heardAt: 'Last answer: {{when}}',
  meanwhile: 'Meanwhile nobody gets a ticket. Whoever waits keeps their place. It is asked again by itself.',
  unknown: 'It does not know these services: {{names}}. Check their IDs in the queue system.',
  fault_unreachable: 'No connection to it: it is switched off, or its address is wrong.',
  fault_too_slow: 'It takes too long to answer.',
  fault_refused_us: 'It refuses us: the key and secret that the operator has set are not those it expects.',
  fault_not_found: 'Nothing is found at this address: one of the addresses above is wrong.',
  fault_failed: 'It answers with an error of its own. Those who run it can see why.',
  fault_garbled: 'What it answers cannot be read: there may be another program at this address.',
  fault_too_large: 'Its answer is too large to be read.',
  fault_moved: 'It sends us on to another address, which is not followed. Enter that address above.',
  fault_address:
    'Its address may not be called: it leads into a private network. The operator can allow that.',
  bookings_title: 'Booking system',
  bookings_text: 'Another booking system keeps the bookings of this location. Its address stands above.',
  bookings_meanwhile:
    'Meanwhile nobody can book here, and nothing can be canceled. What stood here last is shown. It is asked again by itself.',
  bookings_away: 'Until it does, nothing can be booked or canceled here.',
  bookings_not_found:
    'Nothing of this location is found there: its address, or the ID of the location, is wrong.',
  bookings_unknown: 'It does not know these services: {{names}}. Check their IDs in the booking system.',
} as const
