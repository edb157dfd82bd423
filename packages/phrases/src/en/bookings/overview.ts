/** The overview: services by days. */
export const overview = {
  walkHint: 'Bookings by service and day; move with the arrow keys',
  service: 'Service',
  notOffered: 'no longer offered',
  failed: 'The overview could not be loaded',
} as const
