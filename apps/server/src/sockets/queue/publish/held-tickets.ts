import type { QueueRequestType } from '@rinda/contract/queue/requests'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Result } from '@rinda/contract/wire/refusals'
import type { SocketCaller, SocketRequest } from '../../../edge/request.ts'
import type { Understood } from '../../answer.ts'
import type { QueueClientSocket } from './held-back.ts'

/** Source of the tickets under way that a visitor holds: the one that they show, and those of their session at their address. */
export type FindHeldTickets = (
  caller: SocketCaller,
  companyId: number,
  shown: { id: number; token: string } | null,
) => Promise<TicketResource[]>

type Handler = Understood['handlers'][string]

/** Requests whose answer is the visitor's own ticket. */
const ofTheirs: readonly QueueRequestType[] = ['request_ticket', 'check_in', 'cancel_ticket', 'step_back']

/**
 * Has visitors hold the tickets that they are answered with: from then on they are told of every change. `take` gives all sockets of a
 * session a ticket.
 */
export function takingTickets(
  handlers: Understood['handlers'],
  findSocket: (socketId: string) => QueueClientSocket | undefined,
  take: (socket: QueueClientSocket, ticket: TicketResource) => void,
): Understood['handlers'] {
  const taking = (handler: Handler): Handler => {
    return async (request: SocketRequest<never>) => {
      const answered = (await handler(request)) as Result<{ type: string; data: { data: TicketResource } }>
      const socket = findSocket(request.socketId)
      const isTheirs = answered.ok && answered.value.type === 'ticket' && request.caller.kind === 'visitor'
      if (isTheirs && socket) take(socket, answered.value.data.data)
      return answered
    }
  }
  const taken = ofTheirs.flatMap((type) => {
    const handler = handlers[type]
    return handler ? [[type, taking(handler)] as const] : []
  })
  return { ...handlers, ...Object.fromEntries(taken) }
}
