import type { BookingAttributes } from '@rinda/contract/booking'
import { maySeeLocation, maySeeService, type PortalCaller } from '../access/caller.ts'
import type { StreamEvent } from '../changes/record-store.ts'

/** Whether this person may hear of an event: of their locations, and of their services where a list limits them. */
export function mayHear(caller: PortalCaller, event: StreamEvent): boolean {
  if (!maySeeLocation(caller, { companyId: event.companyId, locationId: event.locationId })) return false
  const serviceId = serviceOf(event)
  return serviceId === undefined || maySeeService(caller, serviceId)
}

/** The service that an event is about: of a booking its own, or one that was itself made or changed. */
function serviceOf({ resource }: StreamEvent): number | undefined {
  if (resource.type === 'service') return Number(resource.id)
  return (resource.attributes as Partial<BookingAttributes>).service_id
}

/**
 * The rooms of a person's socket. Most see a whole company or some locations, and one text is sent to a room; whose services are limited
 * too is asked for each event.
 */
export function roomsOf({ scope, user }: PortalCaller): string[] {
  if (user.role === 'NONE') return []
  if (user.serviceIds !== null) return [limitedRoom]
  if (user.locationIds !== null) return user.locationIds.map((id) => locationRoom(user.companyId, id))
  return [scope.companyId === 'all' ? platformRoom : companyRoom(scope.companyId)]
}

export const platformRoom = 'platform'
export const limitedRoom = 'limited'
export const companyRoom = (companyId: number) => `company ${companyId}`
export const locationRoom = (companyId: number, locationId: number) => `location ${companyId}/${locationId}`
export const sessionRoom = (session: string) => `session ${session}`
/** The sockets of one sign-in, to be closed when it ends. */
export const signInRoom = (sessionKey: string) => `sign-in ${sessionKey}`
