/** The week calendar, and the window with a day's bookings. */
export const week = {
  attention_one: '{{count}} needs attention',
  attention_other: '{{count}} need attention',
  state_coming: 'coming',
  state_attention: 'needs attention',
  days: 'Days of the week',
  chooseService: 'Please choose a service!',
  chooseSpecialist: 'Please choose a specialist!',
  empty: 'No bookings this week',
  emptyHint: 'Click a free time to book one.',
  closedTitle: 'The location is closed this week',
  closedText: 'Choose another week, or go on to the next one.',
  dayTitle: 'Bookings',
  dayEmpty: 'There are no bookings on this day.',
  blocks_one: '{{count}} blocked time',
  blocks_other: '{{count}} blocked times',
} as const
