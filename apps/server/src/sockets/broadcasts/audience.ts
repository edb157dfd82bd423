import type { BookingAttributes } from '@rinda/contract/booking/booking'
import type { SpecialistAttributes } from '@rinda/contract/set-up/objects'
import { setUpEventTypes } from '@rinda/contract/wire/envelope'
import { maySeeLocation, maySeeService, type PortalCaller, sessionName } from '../../access/caller.ts'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { Asker } from '../../edge/request.ts'

/** Tells whether an event is about the line: the queue socket sends those, and no other one does. */
export function isOfLine({ type }: Pick<StreamEvent, 'type'>): boolean {
  return type === 'ticket' || type === 'counter' || type === 'service_line'
}

const setUp: ReadonlySet<string> = new Set(setUpEventTypes)

/** Tells whether an event is about what a location offers: itself, its services, or who works there. */
export function isOfSetUp({ type }: Pick<StreamEvent, 'type'>): boolean {
  return setUp.has(type)
}

/** Tells whether an event is news between the processes alone. */
export function isInside({ type }: Pick<StreamEvent, 'type'>): boolean {
  return type === 'line_told'
}

/**
 * Tells whether this person may receive an event on the booking socket or the cable: of their locations, and of their services where a list
 * limits them.
 */
export function mayReceive(caller: PortalCaller, event: StreamEvent): boolean {
  if (isOfLine(event) || isInside(event)) return false
  if (!maySeeLocation(caller, { companyId: event.companyId, locationId: event.locationId })) return false
  // What is planned is for all services: whoever sees some of them does not read it either.
  if (event.resource.type === 'staffing_plan') return caller.user.serviceIds === null
  const serviceIds = servicesOf(event)
  return serviceIds === undefined || serviceIds.some((id) => maySeeService(caller, id))
}

/** The services that an event is about: of a booking its own, one that was itself made or changed, those of a specialist. */
function servicesOf({ resource }: StreamEvent): readonly number[] | undefined {
  if (resource.type === 'service') return [Number(resource.id)]
  const { service_id, service_ids } = resource.attributes as Partial<BookingAttributes & SpecialistAttributes>
  return resource.type === 'specialist' ? service_ids : service_id === undefined ? undefined : [service_id]
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

/** Names, of the sockets in a room, those that are told the states of days. */
export const statesRoom = (room: string) => `states ${room}`
/** Names all of a company that are told them, whatever they may see. */
export const allStatesRoom = (companyId: number) => `all states ${companyId}`
/** Names, of the sockets in a room, those that take several messages at once, and are in no other of its rooms. */
export const togetherRoom = (room: string) => `together ${room}`
/** Names all of a company that take several at once, whatever they may see. */
export const allTogetherRoom = (companyId: number) => `all together ${companyId}`
export const platformRoom = 'platform'
export const limitedRoom = 'limited'
export const companyRoom = (companyId: number) => `company ${companyId}`
export const locationRoom = (companyId: number, locationId: number) => `location ${companyId}/${locationId}`
export const sessionRoom = (session: string) => `session ${session}`
/**
 * Names the room of the sockets that are answered: those of the session that asked. A person's sessions are
 * their own; a visitor's is known by a name that anybody may choose, so it is the same one only for the same
 * company and from the same address.
 */
export function replyRoom({ caller, companyId }: Asker): string {
  const own = `replies ${sessionName(caller)}`
  return caller.kind === 'portal' ? own : `${own} ${companyId} ${caller.ip}`
}
/** The sockets of one sign-in, to be closed when it ends. */
export const signInRoom = (sessionKey: string) => `sign-in ${sessionKey}`
