import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { maySeeLocation, maySeeService, type PortalCaller, sessionName } from '../../../access/caller.ts'
import type { StreamEvent } from '../../../changes/record-store.ts'
import { companyRoom, isOfLine, limitedRoom, locationRoom } from '../../broadcasts/audience.ts'
import { messageOf } from '../../broadcasts/broadcast-message.ts'
import { isStaff, type QueueSeat } from '../queue-seat.ts'

/** Forms in which a ticket goes out to others than staff, and where it does. */
export type TicketForms = {
  /** To whoever holds it: without what staff wrote for each other. */
  toHolder(ticket: TicketResource): TicketResource
  /** To other visitors, as a display shows it: nothing of whose it is. */
  toOthers(ticket: TicketResource): TicketResource
  /** Tells whether other visitors are told anything of where an event happened. */
  isShown(event: StreamEvent): boolean
}

/** Names the sockets of whoever holds a ticket. */
export const ticketRoom = (companyId: number, ticketId: string) => `ticket ${companyId}/${ticketId}`

/** The rooms in which a client receives what happens in the line. Whose services are limited is asked for each event. */
export function queueRoomsOf(seat: QueueSeat): string[] {
  const { companyId, locationId } = seat
  const here = locationId === null ? companyRoom(companyId) : locationRoom(companyId, locationId)
  if (seat.kind === 'logger') return []
  if (!isStaff(seat)) return [here]
  const { user } = seat.caller
  if (user.role === 'NONE') return []
  if (user.serviceIds !== null) return [limitedRoom]
  if (locationId !== null || user.locationIds === null) return [here]
  return user.locationIds.map((id) => locationRoom(companyId, id))
}

/** The messages of an event of the line, one for each audience, made when it is known that somebody is there to hear it. Of a counter visitors are told nothing. */
export function formsOf(
  event: StreamEvent,
  { toHolder, toOthers }: Pick<TicketForms, 'toHolder' | 'toOthers'>,
) {
  const { resource } = event
  // The fields of a counter stand beside its resource too, as in an answer.
  if (!isTicket(resource))
    return { toStaff: () => ({ ...messageOf(event), data: { data: resource, ...resource.attributes } }) }
  const formed = (ticket: TicketResource) => messageOf({ ...event, resource: ticket })
  return {
    toStaff: () => messageOf(event),
    toHolder: () => formed(toHolder(resource)),
    toOthers: () => formed(toOthers(resource)),
  }
}

/** An event as one client receives it; undefined where it is none of its business. */
export function receivedBy(seat: QueueSeat, event: StreamEvent, forms: TicketForms): Envelope | undefined {
  if (!isOfLine(event) || event.companyId !== seat.companyId || seat.kind === 'logger') return undefined
  const to = formsOf(event, forms)
  if (isTicket(event.resource) && seat.tickets.has(event.resource.id)) return to.toHolder?.()
  if (seat.locationId !== null && seat.locationId !== event.locationId) return undefined
  if (!isStaff(seat)) return forms.isShown(event) ? to.toOthers?.() : undefined
  if (!maySeeLocation(seat.caller, event)) return undefined
  return isTheirs(seat.caller, event.resource) ? to.toStaff() : to.toOthers?.()
}

/** Tells whether somebody of the staff sees a ticket of a company with all that staff are told. */
export function seesWhole(seat: QueueSeat, ticket: TicketResource, companyId: number): boolean {
  const locationId = ticket.attributes.location_id
  if (!isStaff(seat) || seat.companyId !== companyId) return false
  if (seat.locationId !== null && seat.locationId !== locationId) return false
  return maySeeLocation(seat.caller, { companyId, locationId }) && isTheirs(seat.caller, ticket)
}

/** Tells whether a session did this itself, and has its reply. */
export function isOwn({ caller }: QueueSeat, { session }: StreamEvent): boolean {
  return session === sessionName(caller)
}

/** Of a ticket that went on to a service which is not theirs, a person is told what everybody is: that it is there no more. */
function isTheirs(caller: PortalCaller, resource: StreamEvent['resource']): boolean {
  if (!isTicket(resource)) return true
  const { service_id, next_service_ids } = resource.attributes
  return [service_id, ...next_service_ids].some((id) => id !== null && maySeeService(caller, id))
}

/** Tells whether something of the line is a ticket, and no counter. */
export function isTicket(resource: StreamEvent['resource']): resource is TicketResource {
  return resource.type === 'ticket'
}
