import type { QueueReplyMessage } from '@rinda/contract/queue/replies'
import type { QueueRequestData, QueueRequestType } from '@rinda/contract/queue/requests'
import type { ServiceLineResource } from '@rinda/contract/queue/service-line'
import type { CounterResource, TicketResource } from '@rinda/contract/queue/ticket'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { Caller } from '../access/caller.ts'
import { answerOnce } from '../changes/answer-once.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { SocketRequest } from '../edge/request.ts'
import { checkIn } from './check-in/check-in.ts'
import type { QueueContext } from './context.ts'
import { hold, markNoShow, recall, returnToLine } from './counter/act-at-counter.ts'
import { addServices } from './counter/add-services.ts'
import { callNext } from './counter/call-next.ts'
import { finish } from './counter/finish.ts'
import { resume } from './counter/resume.ts'
import { serveNow } from './counter/serve-now.ts'
import { setCounter } from './counter/set-counter.ts'
import { stopTickets } from './counter/stop-tickets.ts'
import { transfer } from './counter/transfer.ts'
import type { Waits } from './line/waits.ts'
import { listAgents } from './list/list-agents.ts'
import { listCountersAt } from './list/list-counters.ts'
import { listLine } from './list/list-line.ts'
import { listOverview } from './list/list-overview.ts'
import { listServiceLines } from './list/list-service-lines.ts'
import { listTickets } from './list/list-tickets.ts'
import { ticketForVisitor } from './resource.ts'
import { cancelTicket } from './tickets/cancel-ticket.ts'
import { requestTicket } from './tickets/request-ticket.ts'
import { stepBack } from './tickets/step-back.ts'

type Handler<Type extends QueueRequestType> = (
  request: SocketRequest<QueueRequestData<Type>>,
) => Promise<Result<QueueReplyMessage<Type> & { seq?: number }>>
type Handlers<Types extends QueueRequestType> = { [Type in Types]: Handler<Type> }
type Verb<Data, Resource> = (
  context: QueueContext,
  asked: Asked,
  data: Data,
) => Promise<Result<Answer<Resource>>>

export type LineMessagesContext = QueueContext & { waits: Waits }
type Lists = 'get_tickets' | 'get_line' | 'get_counters' | 'get_service_lines' | 'get_overview' | 'get_agents'
type OfHolders = 'request_ticket' | 'check_in' | 'cancel_ticket' | 'step_back'
type AtCounters =
  | 'call_next'
  | 'recall'
  | 'no_show'
  | 'finish'
  | 'transfer'
  | 'hold'
  | 'resume'
  | 'set_counter'
  | 'stop_tickets'
type OfAgents = AtCounters | 'return_to_line' | 'serve_now' | 'add_services'

/** Handlers of the queue socket's requests about tickets and counters. */
export function queueMessages(context: LineMessagesContext): Handlers<Lists | OfHolders | OfAgents> {
  /** Runs a verb once for each trace. */
  async function once<Data, Resource extends ResourceObject>(
    { caller, key, now, data }: SocketRequest<Data>,
    verb: Verb<Data, Resource>,
  ): Promise<Result<Answer<Resource>>> {
    const asked = { caller, request: key, now }
    return await answerOnce(context, asked, (within) => verb(within, asked, data))
  }

  async function shown(caller: Caller, ticket: TicketResource, now: Date): Promise<TicketResource> {
    const [placed = ticket] = await context.waits.withWaits([ticket], now)
    return caller.kind === 'visitor' ? ticketForVisitor(placed) : placed
  }

  /** Makes the handler of an act that is answered with the ticket. */
  function act<Data>(verb: Verb<Data, TicketResource>) {
    return async (
      request: SocketRequest<Data>,
    ): Promise<Result<{ type: 'ticket'; data: { data: TicketResource } }>> => {
      const answer = await once(request, verb)
      if (!answer.ok) return answer
      const data = await shown(request.caller, answer.value.resource, request.now)
      return done({ type: 'ticket', data: { data } })
    }
  }

  return {
    async get_tickets({ caller, data, now }) {
      const listed = await listTickets(context, caller, data, now)
      if (!listed.ok) return listed
      const { tickets, seq } = listed.value
      return done({ type: 'tickets', seq, data: { data: { data: tickets } } })
    },
    async get_line({ caller, data, now }) {
      const listed = await listLine(context, caller, data, now)
      if (!listed.ok) return listed
      const { tickets, seq } = listed.value
      return done({ type: 'line', seq, data: { data: { data: tickets } } })
    },
    async get_counters({ caller, data }) {
      const listed = await listCountersAt(context, caller, data)
      if (!listed.ok) return listed
      const { counters, seq } = listed.value
      return done({ type: 'counters', seq, data: { data: counters } })
    },
    async get_service_lines({ caller, data }) {
      const listed = await listServiceLines(context, caller, data)
      if (!listed.ok) return listed
      const { lines, seq } = listed.value
      return done({ type: 'service_lines', seq, data: { data: lines } })
    },
    async get_overview({ caller, data, now }) {
      const listed = await listOverview(context, caller, data, now)
      if (!listed.ok) return listed
      const { overview, seq } = listed.value
      return done({ type: 'overview', seq, data: { data: overview } })
    },
    async get_agents({ caller, data }) {
      const listed = await listAgents(context, caller, data)
      return listed.ok ? done({ type: 'agents', data: { data: listed.value } }) : listed
    },
    request_ticket: act(requestTicket),
    check_in: act(checkIn),
    cancel_ticket: act(cancelTicket),
    step_back: act(stepBack),
    async call_next(request) {
      const answer = await once(request, callNext)
      if (!answer.ok) return answer
      const { resource } = answer.value
      // A kept answer comes back from the database, where it has no type.
      if (resource.type !== 'ticket') return done({ type: 'nothing_waiting', data: {} })
      const data = await shown(request.caller, resource as TicketResource, request.now)
      return done({ type: 'ticket', data: { data } })
    },
    recall: act(recall),
    no_show: act(markNoShow),
    finish: act(finish),
    transfer: act(transfer),
    hold: act(hold),
    resume: act(resume),
    return_to_line: act(returnToLine),
    serve_now: act(serveNow),
    add_services: act(addServices),
    async set_counter(request) {
      const answer = await once(request, setCounter)
      if (!answer.ok) return answer
      const data: CounterResource = answer.value.resource
      return done({ type: 'counter', data: { data, ...data.attributes } })
    },
    async stop_tickets(request) {
      const answer = await once(request, stopTickets)
      if (!answer.ok) return answer
      const data: ServiceLineResource = answer.value.resource
      return done({ type: 'service_line', data: { data, ...data.attributes } })
    },
  }
}
