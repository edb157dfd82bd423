import type { FailedCode, TicketOrigin, TicketStatus } from '@rinda/domain/queue/ticket-status'
import type { ResourceObject } from '../wire/json-api.ts'

/** Place of a ticket in the line of its service: still to come, the first one, or called. */
export type Turn = 'COMING' | 'NEXT' | 'CALLED'
/** Name of a counter: a number, or a short text, as the agent sent it. */
export type CounterName = number | string

/** A ticket as it goes over the wire. Waits are in minutes; times are ISO 8601 with `Z`. */
export type TicketAttributes = {
  service_id: number | null
  location_id: number
  booking_id: number | null
  /** Name as it is shown and spoken, `A 048`; empty where none was given. */
  label: string
  number: number
  layout: string
  status: TicketStatus
  failed_code: FailedCode | null
  turn: Turn | null
  /** True where its holder may be told that they are next: it is the first of its service, and each counter that takes it calls it before those of other services too. */
  called_next: boolean
  /** False where no counter that takes it is open: its waits are as if one opened now, and nobody knows when. */
  staffed: boolean
  tickets_to_wait: number | null
  time_to_wait: number | null
  time_to_wait_low: number | null
  time_to_wait_high: number | null
  average_time: number
  counter: CounterName | null
  called_at: string | null
  /** Moment at which the visit at hand began, with all of its parts; a recall, which renews `called_at`, leaves it as it is. */
  first_called_at: string | null
  /** Moment since which it is at its present counter for its present service: its call, or the end of the part of the visit before; null where it is at none. A recall leaves it as it is. */
  serving_since: string | null
  held: boolean
  language: string
  notifications: boolean
  created_at: string
  /** Time of its last change: of two states of one ticket the later holds. */
  updated_at: string
  /** Moment from which the time waited counts; a transfer keeps it. */
  waiting_since: string | null
  /** Place in the line, the smallest first; null where it has none. */
  place: number | null
  ended_at: string | null
  /** Places that its holder has let others go first by, since it joined. */
  places_back: number
  /** Number of people whom the ticket is for. */
  people: number
  origin: TicketOrigin
  /** The time of the appointment whose right the ticket has. */
  appointment_at: string | null
  /** Services that are still to come in the same visit, after the present one. */
  next_service_ids: number[]
  /** Words of a colleague with a transfer; for staff only. */
  note?: string
  /** Secret of whoever asked for the ticket; nobody else is told. */
  token?: string
}
export type TicketResource = ResourceObject<'ticket', TicketAttributes>

/** A counter of a location, as staff see it. */
export type CounterAttributes = {
  counter: CounterName
  location_id: number
  open: boolean
  paused: boolean
  service_ids: number[]
  /** Name of whoever works there; empty where nobody does. */
  agent: string
  /** Account of that person. */
  agent_id: number | null
  /** Moment since which it is open, paused or closed as it is now, and who had it so; null and empty where nobody knows. */
  state_since: string | null
  state_by: string
}
export type CounterResource = ResourceObject<'counter', CounterAttributes>

export const clientStatuses = ['ONLINE', 'PAUSED'] as const
export type ClientStatus = (typeof clientStatuses)[number]

/** A device that is connected. `ip` is told to monitors only. */
export type ClientAttributes = {
  socket_id: string
  type: 'APP' | 'AGENT' | 'LOGGER' | 'MONITOR' | 'WIDGET'
  status: ClientStatus
  ready: boolean
  device: { manufacturer: string; model: string; platform: string; version: string }
  version: string
  ip?: string
  ticket_id: string | null
}
export type ClientResource = ResourceObject<'client', ClientAttributes>
