import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'

/** Address of a map that leads to a place: by its position, else by what its address says. */
export function routeLink({ position, address }: OwnBooking['location']): string {
  if (position) {
    const { latitude, longitude } = position
    return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
  }
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.default)}`
}
