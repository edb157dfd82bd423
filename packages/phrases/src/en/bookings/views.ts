/** The ways to look at bookings besides the day calendar. */
export const views = {
  weekOf: 'Week calendar: {{location}}, {{days}}',
  overviewOf: 'Overview: {{location}}, {{days}}',
  listOf: 'List of bookings: {{location}}, {{days}}',
  call: 'Call',
  write: 'Write',
  mailNotArrived: 'The mail to this address did not arrive',
  textNotArrived: 'The text message to this number did not arrive',
  morning: 'Morning',
  afternoon: 'Afternoon',
  freeTimes_one: '{{count}} free time',
  freeTimes_other: '{{count}} free times',
  showBookings_one: 'Show {{count}} booking',
  showBookings_other: 'Show {{count}} bookings',
  showView: 'Show the calendar',
  showList: 'Show the list',
  asItWasThen: 'Show the day as it was then',
} as const
