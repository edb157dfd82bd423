import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import { createFollower, type Follower } from '@rinda/live/follower'
import { readAgain } from '@rinda/live/read-again'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useNow } from '@rinda/live/use-now'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  type CounterChange,
  counterChanges,
  countersQuery,
  queueKey,
  type TicketChange,
  ticketChanges,
  ticketsQuery,
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

type Others = { onLine?: (line: ServiceLine, seq?: number) => void; onForget?: () => void }

/**
 * Keeps the tickets and counters of a location true by what its socket tells. What follows from them (`queueKey('order')`) is asked for again
 * after each change, and once a minute: time alone changes waits, and begins the rights of appointments. `onLine` hears of the lines of services, and
 * `onForget` that a part of the stream was lost.
 */
export function useLiveTickets(
  socket: AgentSocket,
  locationId: number,
  { onLine, onForget }: Others = {},
): LiveTickets {
  const queries = useQueryClient()
  const askLater = useAskLater()
  const now = useNow()
  const { follower, ofCounters } = useMemo(() => {
    // A counter, too, may take other services now, or serve with one more.
    const onChange = () => askLater({ queryKey: queueKey('order') })
    return {
      follower: createFollower<TicketChange>({ queries, ...ticketChanges, onChange }),
      ofCounters: createFollower<CounterChange>({ queries, ...counterChanges, onChange }),
    }
  }, [queries, askLater])
  const tickets = useQuery(ticketsQuery(socket, follower, locationId))
  const counters = useQuery(countersQuery(socket, locationId, ofCounters))

  const { applyCounter, askAll } = useMemo(
    () => ({
      applyCounter: (counter: Counter) => ofCounters.apply({ counter }),
      askAll: () => void readAgain(queries, { queryKey: queueKey() }),
    }),
    [queries, ofCounters],
  )

  useEffect(
    () =>
      socket.onMessage((message) => {
        const { seq, data } = { seq: message.seq, ...message.data }
        if (data.type === 'ticket') follower.apply({ ticket: ticketFrom(data), seq })
        else if (data.type === 'counter') ofCounters.apply({ counter: counterFrom(data), seq })
        else onLine?.(serviceLineFrom(data), seq)
      }),
    [socket, follower, ofCounters, onLine],
  )
  useEffect(
    () =>
      socket.onReload(() => {
        follower.forget()
        ofCounters.forget()
        onForget?.()
        askAll()
      }),
    [socket, follower, ofCounters, onForget, askAll],
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
