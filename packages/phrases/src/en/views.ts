/** The ways to look at bookings besides the day calendar. */
export const views = {
  weekOf: 'Week calendar: {{location}}, {{days}}',
  overviewOf: 'Overview: {{location}}, {{days}}',
  listOf: 'List of bookings: {{location}}, {{days}}',
  call: 'Call',
  write: 'Write',
  mailNotArrived: 'The mail to this address did not arrive',
  textNotArrived: 'The text message to this number did not arrive',
} as const
