/** Locations and services of a company that a person sees. Null: all of them. */
export type Reach = {
  readonly locationIds: readonly number[] | null
  /** The location's booking-system id must begin with one of these too. */
  readonly bmsIdPrefixes: readonly string[] | null
  readonly serviceIds: readonly number[] | null
  /** Services out of these that the calendar shows. */
  readonly calendarServiceIds: readonly number[] | null
}

/** Tells whether this person may see this location: its id and its booking-system id must both pass. */
export function reachesLocation(reach: Reach, location: { id: number; bmsId: string }): boolean {
  const { locationIds, bmsIdPrefixes } = reach
  if (locationIds !== null && !locationIds.includes(location.id)) return false
  return bmsIdPrefixes === null || bmsIdPrefixes.some((prefix) => location.bmsId.startsWith(prefix))
}

/** Tells whether this person may see this service. Its location must be within reach too. */
export function reachesService(reach: Reach, serviceId: number): boolean {
  return reach.serviceIds === null || reach.serviceIds.includes(serviceId)
}

/** Does this person's calendar show this service? */
export function calendarShowsService(reach: Reach, serviceId: number): boolean {
  if (!reachesService(reach, serviceId)) return false
  return reach.calendarServiceIds === null || reach.calendarServiceIds.includes(serviceId)
}
