import type { SystemFault } from '@rinda/contract/queue/queue-system'
import type { ClientAttributes } from '@rinda/contract/queue/ticket'
import type { Habits } from '@rinda/domain/queue/estimate/habits'
import type { FailedCode, TicketOrigin, TicketStatus } from '@rinda/domain/queue/ticket-status'
import type { VisitPart } from '@rinda/domain/queue/visit-parts'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from '../columns-of.ts'

/** One line of a location for each service. */
export type QueueLinesTable = {
  company_id: number
  location_id: number
  service_id: number
  letter: string
  is_stopped: Generated<boolean>
  stopped_by: Generated<string>
  stopped_at: Date | null
  appointments_in_row: Generated<number>
}

export type TicketSequencesTable = {
  company_id: number
  location_id: number
  day: string
  letter: string
  last: number
  last_at: Date
}

export type CountersTable = {
  company_id: number
  counter_id: Generated<number>
  location_id: number
  name: string
  is_number: boolean
  position: Generated<number>
  is_open: Generated<boolean>
  is_paused: Generated<boolean>
  /** Services that it takes; none: all of the location's. */
  service_ids: Generated<number[]>
  agent_id: number | null
  agent: Generated<string>
  appointments_in_row: Generated<number>
  changed_at: Date
  /** Moment at which it was opened, paused or closed, and who did that. */
  state_since: Generated<Date | null>
  state_by: Generated<string>
}

/** Statuses of a ticket that is written. */
export type StoredTicketStatus = Exclude<TicketStatus, 'NONE' | 'REQUEST' | 'CANCEL'>

export type TicketsTable = {
  company_id: number
  ticket_id: Generated<number>
  token: string
  location_id: number
  service_id: number
  next_service_ids: Generated<number[]>
  booking_id: number | null
  /** The day on which it was given. */
  day: string
  /** The day of the sequence that gave its number, where the line was kept overnight since. */
  line_day: Generated<string | null>
  letter: string
  number: number
  layout: Generated<string>
  average_time: Generated<number>
  status: StoredTicketStatus
  failed_code: FailedCode | null
  origin: TicketOrigin
  language: Generated<'lv' | 'en' | 'ru'>
  people: Generated<number>
  created_at: Date
  waiting_since: Date
  place: number
  appointment_at: Date | null
  is_held: Generated<boolean>
  places_back: Generated<number>
  counter: string | null
  counter_is_number: Generated<boolean>
  called_at: Date | null
  first_called_at: Date | null
  /** Parts of the visit that are over, and when the one at hand began. */
  parts: Json<VisitPart[]>
  part_since: Generated<Date | null>
  ended_at: Date | null
  note: Generated<string>
  notifications: Generated<boolean>
  push_ids: Json<{ [name: string]: string }>
  ip: Generated<string>
  session: Generated<string>
  /** The paired kiosk that gave it. */
  kiosk_id: Generated<number | null>
  updated_at: Date
  is_remote: Generated<boolean>
  remote_id: string | null
  remote_key: string | null
  remote_label: Generated<string>
  remote_place: ColumnType<InLineAsTold | null, never, never>
}

/** Place of a ticket in the line of another system, as that one says. */
export type InLineAsTold = {
  turn: 'COMING' | 'NEXT' | 'CALLED' | null
  calledNext: boolean
  ticketsToWait: number | null
  timeToWait: number | null
  low: number | null
  high: number | null
}

/** Lines that another queue system keeps. */
export type RemoteLinesTable = {
  company_id: number
  location_id: number
  addresses: string
  is_online: boolean
  since: Date
  fault: SystemFault | null
  failures: Generated<number>
  heard_at: Date | null
  ask_at: Date
  services: Json<RemoteServices>
}

/** Services of ours as another system knows them, by our ids; one that it does not know is not among them. */
export type RemoteServices = {
  [serviceId: string]: { active: boolean; ticketsToWait: number; timeToWait: number }
}

export type KiosksTable = {
  company_id: number
  kiosk_id: Generated<number>
  location_id: number
  name: string
  prints: Generated<boolean>
  code: string | null
  code_until: Date | null
  secret_hash: Buffer | null
  created_at: Date
  paired_at: Date | null
  seen_at: Date | null
  ended_at: Date | null
}

export type CheckInGuessesTable = {
  company_id: number
  guess_id: Generated<number>
  subject: string
  at: Date
}

/** Processes that have clients of the queue socket. */
export type QueueNodesTable = { node_id: string; seen_at: Date }

export type QueueClientsTable = {
  company_id: number
  socket_id: string
  node_id: string
  client: Json<ClientAttributes & { location_id: number | null }>
}

/** Record of what is learnt of the line of a location. */
export type LineHabitsTable = {
  company_id: number
  location_id: number
  habits: Json<Habits>
  learnt_at: Date
  has_more: boolean
}

/** Counters that somebody planned for an hour of a day. */
export type StaffingPlansTable = {
  company_id: number
  location_id: number
  day: string
  hour: number
  counters: number
  updated_by: string
  updated_at: Date
}

export type WaitPromisesTable = {
  company_id: number
  ticket_id: number
  location_id: number
  promised_at: Date
  low: number
  middle: number
  high: number
  waited_ms: number | null
  service_id: Generated<number | null>
  people: Generated<number | null>
  drawn_ms: Generated<number | null>
  usual_ms: Generated<number | null>
}
