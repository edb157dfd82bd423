/** The ways to look at bookings besides the day calendar. */
export const views = {
  weekOf: 'Week calendar: {{location}}, {{days}}',
  overviewOf: 'Overview: {{location}}, {{days}}',
  listOf: 'List of bookings: {{location}}, {{days}}',
  call: 'Call',
  write: 'Write',
} as const
