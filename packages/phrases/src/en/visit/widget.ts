/** Words of the widget, on which visitors book within a page of another site. */
export const visitWidget = {
  titleOf: 'Book a time: {{name}}',
  place: 'Place',
  service: 'Service',
  comeNow: 'Or come without booking: the line now',
  allTimes: 'Show all times ({{count}})',
  by: 'Booking by Rinda',
  nothing: 'Nothing can be booked here at the moment.',
  manage: 'Change or cancel',
  done: 'Done',
} as const
