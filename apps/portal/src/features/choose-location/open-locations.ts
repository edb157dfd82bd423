import type { Location } from '@rinda/client/set-up/locations'

/** The calendar lists the branches that take bookings. */
export function locationsWithBookings(locations: readonly Location[]): readonly Location[] {
  return locations.filter((location) => location.isBmsActive)
}

/** The branch that the address names; where there is only one, that one. An unknown id names none. */
export function chosenLocation(locations: readonly Location[], id: number | undefined): Location | undefined {
  const only = locations.length === 1 ? locations[0] : undefined
  return only ?? locations.find((location) => location.id === id)
}
