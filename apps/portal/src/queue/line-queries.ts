import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import type { CounterName } from '@rinda/contract/queue/ticket'
import type { Follower, OnTop } from '@rinda/live/follower'
import { replied } from '@rinda/live/queries'
import { withRow } from '@rinda/live/rows'
import { queryOptions } from '@tanstack/react-query'
import { type Counter, counterFrom, isSameCounter } from './ticket.ts'

/** A ticket as a message or an answer brought it; an answer comes without its place in the stream. */
export type TicketChange = { readonly ticket: Ticket; readonly seq?: number | undefined }

/** Rules of changes of tickets, for their follower. */
export const ticketChanges = {
  nameOf: ({ ticket }: TicketChange) => String(ticket.id),
  isNewer: (one: TicketChange, other: TicketChange) => one.ticket.updatedAt > other.ticket.updatedAt,
}

/** A counter as a message, an answer, or one's own act has it; the last two come without a place in the stream. */
export type CounterChange = { readonly counter: Counter; readonly seq?: number | undefined }

/** Rules of changes of counters, for their follower. */
export const counterChanges = {
  nameOf: ({ counter }: CounterChange) => `${counter.locationId} ${counter.counter}`,
  isNewer: (one: CounterChange, other: CounterChange) => isOfLaterMessage(one, other),
}

/** Tells which of two messages is the later one. What is no message is as new as it came. */
export function isOfLaterMessage(one: { seq?: number | undefined }, other: { seq?: number | undefined }) {
  return one.seq !== undefined && other.seq !== undefined && one.seq > other.seq
}

export const queueKey = (...more: readonly (string | number)[]) => ['queue', ...more] as const

/** Nothing of it is followed while no screen shows it: it is asked for each time that one does. */
const fresh = { staleTime: 0, gcTime: 0 }

/** All of today's tickets of a location, kept true by the follower. */
export function ticketsQuery(socket: AgentSocket, follower: Follower<TicketChange>, locationId: number) {
  const queryKey = queueKey('tickets', locationId)
  const followed = follower.follow<readonly Ticket[]>(queryKey, (tickets, { ticket }) =>
    withRow(tickets, ticket, {
      isSame: (one, other) => one.id === other.id,
      isNewer: (one, other) => one.updatedAt > other.updatedAt,
      belongs: ticket.locationId === locationId,
    }),
  )
  return queryOptions({
    ...fresh,
    queryKey,
    queryFn: () =>
      followed.read(async (onTop) => {
        const { data, seq } = replied(await socket.request('get_tickets', { locationId }))
        return onTop(data.data.map(ticketFrom), seq)
      }),
  })
}

/** Tickets in the order in which a counter would call them now, each with its wait. */
export function orderQuery(socket: AgentSocket, locationId: number, counter: CounterName) {
  return queryOptions({
    ...fresh,
    queryKey: queueKey('order', locationId, String(counter)),
    queryFn: async () =>
      replied(await socket.request('get_line', { locationId, counter })).data.data.map(ticketFrom),
    // The old order stands until the new one is there.
    placeholderData: (before: Ticket[] | undefined) => before,
  })
}

/** Counters of a location, kept true by a follower where there is one. */
export function countersQuery(socket: AgentSocket, locationId: number, follower?: Follower<CounterChange>) {
  const queryKey = queueKey('counters', locationId)
  const followed = follower?.follow<readonly Counter[]>(queryKey, (counters, { counter }) =>
    counter.locationId === locationId ? withCounter(counters, counter) : counters,
  )
  const ask = async (onTop: OnTop<readonly Counter[]>) =>
    onTop(replied(await socket.request('get_counters', { locationId })).data.map(counterFrom))
  return queryOptions({
    ...fresh,
    queryKey,
    queryFn: () => (followed ? followed.read(ask) : ask((counters) => counters)),
  })
}

/** Puts a counter in its place among those of its location. */
export function withCounter(counters: readonly Counter[], counter: Counter): readonly Counter[] {
  const isThere = counters.some((one) => isSameCounter(one.counter, counter.counter))
  return isThere
    ? counters.map((one) => (isSameCounter(one.counter, counter.counter) ? counter : one))
    : [...counters, counter]
}
