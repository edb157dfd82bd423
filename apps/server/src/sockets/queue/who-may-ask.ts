import type { QueueRequestType } from '@rinda/contract/queue/requests'
import type { ClientKind } from './queue-seat.ts'

const ofEveryone: QueueRequestType[] = ['pause', 'online']
const ofVisitors: QueueRequestType[] = [
  ...(['request_ticket', 'cancel_ticket', 'step_back', 'get_tickets', 'check_in', 'get_changes'] as const),
]
const ofAgents: QueueRequestType[] = [
  ...(['cancel_ticket', 'get_tickets', 'get_line', 'check_in', 'call_next', 'serve_now'] as const),
  ...(['recall', 'no_show', 'finish', 'transfer', 'hold', 'resume', 'return_to_line'] as const),
  ...(['add_services', 'set_counter', 'get_counters', 'get_changes'] as const),
  ...(['request_ticket', 'stop_tickets', 'get_service_lines', 'get_overview', 'get_agents'] as const),
]
const ofMonitors: QueueRequestType[] = [
  ...(['get_tickets', 'ready', 'pause_client', 'resume_client', 'get_changes'] as const),
]

/** Requests that each kind of client may send. Each act itself checks whose ticket it is. */
const asked: Readonly<Record<ClientKind, ReadonlySet<string>>> = {
  app: new Set([...ofEveryone, ...ofVisitors]),
  widget: new Set([...ofEveryone, ...ofVisitors]),
  agent: new Set([...ofEveryone, ...ofAgents]),
  monitor: new Set([...ofEveryone, ...ofMonitors]),
  logger: new Set([...ofEveryone, 'log']),
}

/** Tells whether a kind of client may send requests of a type. */
export function mayAsk(kind: ClientKind, type: string): boolean {
  return asked[kind].has(type)
}
