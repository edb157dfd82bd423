import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import { createFollower, type Follower } from '@rinda/live/follower'
import { readAgain } from '@rinda/live/read-again'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useNow } from '@rinda/live/use-now'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  countersQuery,
  queueKey,
  type TicketChange,
  ticketChanges,
  ticketsQuery,
  withCounter,
} from './line-queries.ts'
import { type ServiceLine, serviceLineFrom } from './overview.ts'
import { type Counter, counterFrom } from './ticket.ts'

export type LiveTickets = {
  readonly tickets: UseQueryResult<readonly Ticket[]>
  readonly counters: UseQueryResult<readonly Counter[]>
  readonly follower: Follower<TicketChange>
  /** Puts what an act came to into its place. */
  readonly apply: (ticket: Ticket) => void
  readonly applyCounter: (counter: Counter) => void
  /** Asks for everything anew: what is shown was not what is. */
  readonly readAgain: () => void
}

/**
 * Keeps the tickets and counters of a location true by what its socket tells. What follows from them (`queueKey('order')`) is asked for again
 * after each change, and once a minute: time alone changes waits, and begins the rights of appointments. `onLine` hears of the lines of services.
 */
export function useLiveTickets(
  socket: AgentSocket,
  locationId: number,
  onLine?: (line: ServiceLine) => void,
): LiveTickets {
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
        else onLine?.(serviceLineFrom(data))
      }),
    [socket, follower, applyCounter, onLine],
  )
  useEffect(
    () =>
      socket.onReload(() => {
        follower.forget()
        askAll()
      }),
    [socket, follower, askAll],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a minute
  useEffect(() => askLater({ queryKey: queueKey('order') }), [now])

  return {
    tickets,
    counters,
    follower,
    apply: (ticket) => follower.apply({ ticket }),
    applyCounter,
    readAgain: askAll,
  }
}
