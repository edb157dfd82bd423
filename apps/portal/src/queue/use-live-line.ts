import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { createFollower } from '@rinda/live/follower'
import { readAgain } from '@rinda/live/read-again'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useNow } from '@rinda/live/use-now'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { CounterChoice } from './kept-counter.ts'
import {
  countersQuery,
  orderQuery,
  queueKey,
  type TicketChange,
  ticketChanges,
  ticketsQuery,
  withCounter,
} from './line-queries.ts'
import { type Counter, counterFrom, isWaiting, type Ticket, ticketFrom } from './ticket.ts'

export type LiveLine = {
  /** All of today's tickets; undefined until they are there. */
  readonly tickets: readonly Ticket[] | undefined
  /** Tickets that wait for this counter, in the order in which it would call them. */
  readonly order: readonly Ticket[]
  readonly counters: readonly Counter[]
  readonly areCountersKnown: boolean
  readonly isError: boolean
  /** Puts what an act came to into its place. */
  readonly apply: (ticket: Ticket) => void
  readonly applyCounter: (counter: Counter) => void
  /** Asks for everything anew: what is shown was not what is. */
  readonly readAgain: () => void
}

/** Keeps the line of a location true, as one of its counters sees it. */
export function useLiveLine(socket: AgentSocket, { locationId, counter }: CounterChoice): LiveLine {
  const queries = useQueryClient()
  const askLater = useAskLater()
  const now = useNow()
  const follower = useMemo(
    () =>
      createFollower<TicketChange>({
        queries,
        ...ticketChanges,
        onChange: () => askLater({ queryKey: queueKey('order') }),
      }),
    [queries, askLater],
  )
  const tickets = useQuery(ticketsQuery(socket, follower, locationId))
  const order = useQuery(orderQuery(socket, locationId, counter))
  const counters = useQuery(countersQuery(socket, locationId))

  const { applyCounter, askAll } = useMemo(
    () => ({
      applyCounter(changed: Counter) {
        const { queryKey } = countersQuery(socket, changed.locationId)
        queries.setQueryData(queryKey, (known) => known && [...withCounter(known, changed)])
        // It may take other services now, or serve with one counter more.
        askLater({ queryKey: queueKey('order') })
      },
      askAll: () => void readAgain(queries, { queryKey: queueKey() }),
    }),
    [socket, queries, askLater],
  )

  useEffect(
    () =>
      socket.onMessage((message) => {
        const { data } = message.data
        if (data.type === 'ticket') follower.apply({ ticket: ticketFrom(data), seq: message.seq })
        else if (data.type === 'counter') applyCounter(counterFrom(data))
      }),
    [socket, follower, applyCounter],
  )
  useEffect(
    () =>
      socket.onReload(() => {
        follower.forget()
        askAll()
      }),
    [socket, follower, askAll],
  )
  // An appointment comes into its time without anything having changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a minute
  useEffect(() => askLater({ queryKey: queueKey('order') }), [now])

  const inLine = useMemo(() => stillWaiting(order.data ?? [], tickets.data ?? []), [order.data, tickets.data])
  return {
    tickets: tickets.data,
    order: inLine,
    counters: counters.data ?? [],
    areCountersKnown: counters.data !== undefined,
    isError: (tickets.isError && !tickets.data) || (order.isError && !order.data),
    apply: (ticket) => follower.apply({ ticket }),
    applyCounter,
    readAgain: askAll,
  }
}

/** Gives those of an order who still wait, by the newest that is known of each. Who has just come is in the next order. */
function stillWaiting(order: readonly Ticket[], tickets: readonly Ticket[]): readonly Ticket[] {
  const newest = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return order.filter((ticket) => isWaiting(newest.get(ticket.id) ?? ticket))
}
