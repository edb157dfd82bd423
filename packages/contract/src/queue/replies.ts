import type { Changes } from '../booking/replies.ts'
import type { AgentResource, OverviewResource } from './overview.ts'
import type { QueueRequestType } from './requests.ts'
import type { ServiceLineAttributes, ServiceLineResource } from './service-line.ts'
import type {
  ClientAttributes,
  ClientResource,
  CounterAttributes,
  CounterResource,
  TicketResource,
} from './ticket.ts'

type Message<Type extends string, Data> = { type: Type; data: Data }
export type TicketMessage = Message<'ticket', { data: TicketResource }> & { trace?: string; seq?: number }
type TicketsMessage<Type extends string> = Message<Type, { data: { data: TicketResource[] } }>
/** The fields of a counter and of a client stand beside its resource too: what reads them there finds them. */
type CounterMessage = Message<'counter', { data: CounterResource } & CounterAttributes>
type ServiceLineMessage = Message<'service_line', { data: ServiceLineResource } & ServiceLineAttributes>
export type ClientMessage = Message<'client' | 'client_gone', { data: ClientResource } & ClientAttributes>
export type ClientsMessage = Message<'clients', { data: { data: ClientResource[] } }>

/** The message that answers each request of the queue socket when it succeeds; `log` has none. */
type Messages = {
  request_ticket: TicketMessage
  cancel_ticket: TicketMessage
  step_back: TicketMessage
  get_tickets: TicketsMessage<'tickets'>
  get_line: TicketsMessage<'line'>
  check_in: TicketMessage
  call_next: TicketMessage | Message<'nothing_waiting', Record<never, never>>
  serve_now: TicketMessage
  recall: TicketMessage
  no_show: TicketMessage
  finish: TicketMessage
  transfer: TicketMessage
  hold: TicketMessage
  resume: TicketMessage
  return_to_line: TicketMessage
  add_services: TicketMessage
  set_counter: CounterMessage
  get_counters: Message<'counters', { data: CounterResource[] }>
  get_overview: Message<'overview', { data: OverviewResource }>
  get_agents: Message<'agents', { data: AgentResource[] }>
  stop_tickets: ServiceLineMessage
  get_service_lines: Message<'service_lines', { data: ServiceLineResource[] }>
  /** Followed by `clients`. */
  ready: TicketsMessage<'tickets'>
  pause: ClientMessage
  online: ClientMessage
  pause_client: ClientMessage
  resume_client: ClientMessage
  log: null
  get_changes: Message<'changes', Changes>
}

/** The message that answers a request. */
export type QueueReplyMessage<Type extends QueueRequestType> = Messages[Type]

type DataOf<Reply> = Reply extends { data: { data: infer Data } } ? Data : undefined
/** Part of a reply that the client returns: what stands under `data` of its data; of changes all of it, of `nothing_waiting` nothing. */
export type QueueReplyOf<Type extends QueueRequestType> = Type extends 'get_changes'
  ? Changes
  : DataOf<Messages[Type]>

/**
 * Change of the line as it is broadcast: with its place in the company's stream, or without one where only waits changed, which are worked
 * out and not written.
 */
export type QueueBroadcast = (TicketMessage | CounterMessage | ServiceLineMessage) & {
  trace?: string
  seq?: number
}

/** Message that a monitor is told: whatever happens in the line, and each client that comes, goes or is another. `clients` follows the reply to `ready`. */
export type MonitorMessage =
  | QueueBroadcast
  | ((ClientMessage | ClientsMessage) & { trace?: string; seq?: number })
