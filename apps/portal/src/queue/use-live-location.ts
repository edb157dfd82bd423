import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { createFollower } from '@rinda/live/follower'
import { readAgain } from '@rinda/live/read-again'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useNow } from '@rinda/live/use-now'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  countersQuery,
  queueKey,
  type TicketChange,
  ticketChanges,
  ticketsQuery,
  withCounter,
} from './line-queries.ts'
import { overviewQuery, serviceLinesQuery } from './location-queries.ts'
import { type Overview, type ServiceLine, serviceLineFrom } from './overview.ts'
import { type Counter, counterFrom, type Ticket, ticketFrom } from './ticket.ts'

export type LiveLocation = {
  /** Undefined until they are there; so are the others. */
  readonly tickets: readonly Ticket[] | undefined
  readonly counters: readonly Counter[] | undefined
  readonly lines: readonly ServiceLine[] | undefined
  readonly overview: Overview | undefined
  readonly isError: boolean
  /** Puts what an act came to, or what it will come to, into its place. */
  readonly apply: (ticket: Ticket) => void
  /** Shows a ticket as it will be; gives back how to end that, with what came of it or without. */
  readonly show: (ticket: Ticket, before: Ticket) => (outcome?: Ticket) => void
  readonly applyCounter: (counter: Counter) => void
  readonly applyLine: (line: ServiceLine) => void
  /** Asks for everything anew: what is shown was not what is. */
  readonly readAgain: () => void
}

/** Keeps a location true as a supervisor sees it: its counters, tickets and lines, and what follows from them. */
export function useLiveLocation(socket: AgentSocket, locationId: number): LiveLocation {
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
  const lines = useQuery(serviceLinesQuery(socket, locationId))
  const overview = useQuery(overviewQuery(socket, locationId))

  const { applyCounter, applyLine, askAll } = useMemo(
    () => ({
      applyCounter(changed: Counter) {
        const { queryKey } = countersQuery(socket, changed.locationId)
        queries.setQueryData(queryKey, (known) => known && [...withCounter(known, changed)])
        askLater({ queryKey: queueKey('order') })
      },
      applyLine(changed: ServiceLine) {
        const { queryKey } = serviceLinesQuery(socket, changed.locationId)
        queries.setQueryData(queryKey, (known) =>
          known?.map((one) => (one.id === changed.id ? changed : one)),
        )
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
        else applyLine(serviceLineFrom(data))
      }),
    [socket, follower, applyCounter, applyLine],
  )
  useEffect(
    () =>
      socket.onReload(() => {
        follower.forget()
        askAll()
      }),
    [socket, follower, askAll],
  )
  // The time that passes changes waits, and begins the rights of appointments.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a minute
  useEffect(() => askLater({ queryKey: queueKey('order') }), [now])

  const all = [tickets, counters, lines, overview]
  return {
    tickets: tickets.data,
    counters: counters.data,
    lines: lines.data,
    overview: overview.data,
    isError: all.some(({ isError, data }) => isError && data === undefined),
    apply: (ticket) => follower.apply({ ticket }),
    show(ticket, before) {
      const end = follower.show({ ticket }, { ticket: before })
      return (outcome) => end(outcome && { ticket: outcome })
    },
    applyCounter,
    applyLine,
    readAgain: askAll,
  }
}
