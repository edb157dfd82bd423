/** Between which days from today a service can be booked: by visitors, and by staff in the portal. Each pair is a least and a most. */
export const bookingPeriods = [
  { min: 'booking_period_min', max: 'booking_period_max' },
  { min: 'booking_portal_period_min', max: 'booking_portal_period_max' },
] as const
export type BookingPeriod = (typeof bookingPeriods)[number]

/** The periods that begin after their end, so that no day could ever be booked. One that is open at an end is right. */
export function reversedPeriods(config: Readonly<Record<string, unknown>>): BookingPeriod[] {
  return bookingPeriods.filter(({ min, max }) => {
    const [least, most] = [config[min], config[max]]
    return typeof least === 'number' && typeof most === 'number' && least > most
  })
}
