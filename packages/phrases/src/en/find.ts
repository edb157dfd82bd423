/** The search for a visitor. */
export const find = {
  title: 'Find a visitor',
  placeholder: 'Name, phone number or booking code',
  hint: 'Type at least three characters: how a name, a phone number or a code begins. Accents and capitals do not matter.',
  looking: 'Looking…',
  results: 'Visitors found',
  found_one: '{{count}} booking found',
  found_other: '{{count}} bookings found',
  coming_one: '{{count}} coming up',
  coming_other: '{{count}} coming up',
  none: 'Nobody matches “{{query}}”',
  noneText: 'Check the spelling, or try the phone number.',
  more: 'There are more. Type on to narrow it down.',
  failed: 'The search did not work',
  failedText: 'That does not mean that there is nobody. Check the connection and try again.',
} as const
