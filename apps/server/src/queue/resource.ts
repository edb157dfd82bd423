import type { AgentResource, OverviewResource } from '@rinda/contract/queue/overview'
import type { ServiceLineResource } from '@rinda/contract/queue/service-line'
import type { CounterResource, TicketAttributes, TicketResource } from '@rinda/contract/queue/ticket'
import { ticketLabel } from '@rinda/domain/queue/label'
import type { FailedCode } from '@rinda/domain/queue/ticket-status'
import { partBegan } from '@rinda/domain/queue/visit-parts'
import { nobodyWaitsFor, type ServiceFigures } from '../locations/line-figures.ts'
import { counterNameOf } from './counter-name.ts'
import type { CounterRow } from './counter-store.ts'
import type { LineRow } from './line-store.ts'
import type { TicketRow } from './store.ts'

/** The only way of a ticket's row to the wire, as staff see it. Its place and its waits follow from the line: whoever knows that fills them in. */
export function ticketResource(row: TicketRow): TicketResource {
  const attributes: TicketAttributes = {
    service_id: row.service_id,
    location_id: row.location_id,
    booking_id: row.booking_id,
    label: row.is_remote ? row.remote_label : ticketLabel(row.letter, row.number),
    number: row.number,
    layout: row.layout,
    status: row.status,
    failed_code: row.failed_code,
    turn: row.status === 'CALLED' ? 'CALLED' : null,
    called_next: false,
    staffed: true,
    ...noWaits,
    average_time: row.average_time,
    counter: row.counter === null ? null : counterNameOf(row.counter, row.counter_is_number),
    called_at: stamp(row.called_at),
    first_called_at: stamp(row.first_called_at),
    serving_since: row.status === 'CALLED' ? stamp(partBegan(row) ?? row.called_at) : null,
    held: row.is_held,
    language: row.language,
    notifications: row.notifications,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    waiting_since: row.waiting_since.toISOString(),
    place: row.place,
    ended_at: stamp(row.ended_at),
    places_back: row.places_back,
    people: row.people,
    origin: row.origin,
    appointment_at: stamp(row.appointment_at),
    next_service_ids: row.next_service_ids,
    note: row.note,
  }
  return { id: String(row.ticket_id), type: 'ticket', attributes }
}

const noWaits = {
  ...{ tickets_to_wait: null, time_to_wait: null, time_to_wait_low: null, time_to_wait_high: null },
} as const

/** A ticket that was not given, and why. It is stored nowhere. */
export function failedTicket(
  asked: Pick<TicketAttributes, 'service_id' | 'location_id' | 'language' | 'people' | 'origin'>,
  failedCode: FailedCode,
  now: Date,
): TicketResource {
  const at = now.toISOString()
  const attributes: TicketAttributes = {
    ...asked,
    ...{ booking_id: null, label: '', number: 0, layout: '', status: 'FAILED', failed_code: failedCode },
    ...{
      turn: null,
      called_next: false,
      staffed: true,
      ...noWaits,
      average_time: 0,
      counter: null,
      called_at: null,
      first_called_at: null,
    },
    ...{
      serving_since: null,
      held: false,
      notifications: false,
      created_at: at,
      updated_at: at,
      waiting_since: null,
      place: null,
    },
    ...{ ended_at: at, places_back: 0, appointment_at: null, next_service_ids: [] },
  }
  return { id: '0', type: 'ticket', attributes }
}

/** A ticket as visitors see it: without what staff wrote for each other. */
export function ticketForVisitor(resource: TicketResource): TicketResource {
  const { note: _note, ...attributes } = resource.attributes
  return { ...resource, attributes }
}

/** A ticket as other visitors see it, on a display: nothing of whoever holds it. */
export function ticketForOthers(resource: TicketResource): TicketResource {
  const { attributes, ...named } = ticketForVisitor(resource)
  const personal = { booking_id: null, appointment_at: null, language: '', notifications: false, people: 1 }
  return { ...named, attributes: { ...attributes, ...personal, next_service_ids: [] } }
}

/** A ticket as whoever asked for it sees it, with its token. */
export function withOwnToken(resource: TicketResource, token: string): TicketResource {
  return { ...resource, attributes: { ...resource.attributes, token } }
}

/** The only way of a counter's row to the wire. */
export function counterResource(row: CounterRow): CounterResource {
  return {
    id: String(row.counter_id),
    type: 'counter',
    attributes: {
      counter: counterNameOf(row.name, row.is_number),
      location_id: row.location_id,
      open: row.is_open,
      paused: row.is_paused,
      service_ids: row.service_ids,
      agent: row.agent,
      agent_id: row.agent_id,
      state_since: stamp(row.state_since),
      state_by: row.state_by,
    },
  }
}

/** The only way of a line's row to the wire. */
export function lineResource(row: Omit<LineRow, 'company_id' | 'appointments_in_row'>): ServiceLineResource {
  const { service_id, location_id, letter, is_stopped, stopped_by } = row
  const attributes = { service_id, location_id, letter, stopped: is_stopped, stopped_by }
  return {
    id: String(service_id),
    type: 'service_line',
    attributes: { ...attributes, stopped_at: stamp(row.stopped_at) },
  }
}

type Overview = {
  order: readonly number[]
  counters: readonly { row: CounterRow; nextId: number | null; lastEndedAt: Date | null }[]
  services: readonly { id: number; figures: ServiceFigures | undefined }[]
  served: number
  promised: { count: number; held: number }
}

/** The only way to the wire of what follows from a line. */
export function overviewResource(locationId: number, overview: Overview): OverviewResource {
  const { order, counters, services, served, promised } = overview
  return {
    id: String(locationId),
    type: 'overview',
    attributes: {
      location_id: locationId,
      order: order.map(String),
      counters: counters.map(({ row, nextId, lastEndedAt }) => ({
        counter: counterNameOf(row.name, row.is_number),
        next_id: nextId === null ? null : String(nextId),
        last_ended_at: stamp(lastEndedAt),
      })),
      services: services.map(({ id, figures: { timeToWait, low, high } = nobodyWaitsFor }) => ({
        service_id: id,
        ...{ time_to_wait: timeToWait, time_to_wait_low: low, time_to_wait_high: high },
      })),
      served,
      promised,
    },
  }
}

/** The only way to the wire of what is known of an agent: their name. */
export function agentResource({ agentId, name }: { agentId: number; name: string }): AgentResource {
  return { id: String(agentId), type: 'agent', attributes: { name } }
}

function stamp(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
