import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import type { MonitorMessage } from '@rinda/contract/queue/replies'
import type { ClientAttributes, ClientResource, TicketResource } from '@rinda/contract/queue/ticket'
import type { Phrase } from '@rinda/contract/wire/json-api'

/** Knowledge of a monitor: the tickets, the newest first, and the devices in the order in which they came. */
export type MonitorState = {
  /** Undefined until they are there. */
  readonly tickets: readonly Ticket[] | undefined
  readonly clients: readonly ClientAttributes[] | undefined
  /** True once it could not be loaded; `info` says why, where the server said it. */
  readonly hasFailed: boolean
  readonly info: Phrase | null
  /** Number of requests that are not answered, and what was told meanwhile: it comes after the answer. */
  readonly asking: number
  readonly early: readonly MonitorMessage[]
}

export type MonitorEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly tickets: readonly TicketResource[] }
  | { readonly type: 'failed'; readonly info: Phrase | null }
  | { readonly type: 'told'; readonly message: MonitorMessage }
  | { readonly type: 'client'; readonly client: ClientResource }

/** As many tickets that have ended are remembered, so that a page that is open for weeks does not grow. */
const mostEnded = 200

export function beginMonitor(): MonitorState {
  return { tickets: undefined, clients: undefined, hasFailed: false, info: null, asking: 0, early: [] }
}

/** Gives the state after an event. */
export function stepMonitor(state: MonitorState, event: MonitorEvent): MonitorState {
  switch (event.type) {
    case 'asked':
      return { ...state, asking: state.asking + 1 }
    case 'answered':
      return settled({ ...state, hasFailed: false, info: null, tickets: answered(state, event.tickets) })
    case 'failed':
      return settled({ ...state, hasFailed: true, info: event.info })
    case 'told':
      if (state.asking > 0) return { ...state, early: [...state.early, event.message] }
      return told(state, event.message)
    case 'client':
      return withClient(state, event.client.attributes)
  }
}

export function isEnded({ status }: Ticket): boolean {
  return status !== 'REQUESTED' && status !== 'WAITING' && status !== 'CALLED'
}

/** One request less is open; after the last of them comes what was told meanwhile. */
function settled(state: MonitorState): MonitorState {
  const asking = state.asking - 1
  if (asking > 0) return { ...state, asking }
  return state.early.reduce(told, { ...state, asking: 0, early: [] })
}

/** The answer has all that are under way. What had ended before stays known. */
function answered({ tickets = [] }: MonitorState, resources: readonly TicketResource[]): readonly Ticket[] {
  const underWay = resources.map(ticketFrom)
  const ids = new Set(underWay.map(({ id }) => id))
  return sorted([...underWay, ...tickets.filter((one) => isEnded(one) && !ids.has(one.id))])
}

function told(state: MonitorState, { type, data }: MonitorMessage): MonitorState {
  if (type === 'ticket') return withTicket(state, ticketFrom(data.data))
  if (type === 'clients') return { ...state, clients: data.data.data.map(({ attributes }) => attributes) }
  if (type === 'client') return withClient(state, data.data.attributes)
  if (type !== 'client_gone') return state
  const { socket_id } = data.data.attributes
  return { ...state, clients: state.clients?.filter((one) => one.socket_id !== socket_id) }
}

function withTicket(state: MonitorState, ticket: Ticket): MonitorState {
  const { tickets } = state
  if (!tickets) return state
  const known = tickets.find(({ id }) => id === ticket.id)
  if (known && known.updatedAt > ticket.updatedAt) return state
  return { ...state, tickets: sorted([ticket, ...tickets.filter(({ id }) => id !== ticket.id)]) }
}

function sorted(tickets: readonly Ticket[]): readonly Ticket[] {
  const newestFirst = tickets.toSorted((one, other) => other.id - one.id)
  const ended = newestFirst.filter(isEnded).slice(mostEnded)
  return ended.length === 0 ? newestFirst : newestFirst.filter((one) => !ended.includes(one))
}

function withClient(state: MonitorState, client: ClientAttributes): MonitorState {
  const { clients = [] } = state
  const isKnown = clients.some(({ socket_id }) => socket_id === client.socket_id)
  const after = isKnown
    ? clients.map((one) => (one.socket_id === client.socket_id ? client : one))
    : [...clients, client]
  return { ...state, clients: after }
}
