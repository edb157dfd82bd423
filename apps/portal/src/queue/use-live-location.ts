import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import type { Ticket } from '@rinda/client/queue/tickets'
import { createFollower } from '@rinda/live/follower'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  overviewQuery,
  type ServiceLineChange,
  serviceLineChanges,
  serviceLinesQuery,
} from './location-queries.ts'
import type { Overview, ServiceLine } from './overview.ts'
import type { Counter } from './ticket.ts'
import { type LiveTickets, useLiveTickets } from './use-live-tickets.ts'

export type LiveLocation = Pick<LiveTickets, 'apply' | 'applyCounter' | 'readAgain'> & {
  /** Undefined until they are there; so are the others. */
  readonly tickets: readonly Ticket[] | undefined
  readonly counters: readonly Counter[] | undefined
  readonly lines: readonly ServiceLine[] | undefined
  readonly overview: Overview | undefined
  readonly isError: boolean
  /** Shows a ticket as it will be; gives back how to end that, with what came of it or without. */
  readonly show: (ticket: Ticket, before: Ticket) => (outcome?: Ticket) => void
  readonly applyLine: (line: ServiceLine) => void
}

/** Keeps a location true as a supervisor sees it: its counters, tickets and lines, and what follows from them. */
export function useLiveLocation(socket: AgentSocket, locationId: number): LiveLocation {
  const queries = useQueryClient()
  const { ofLines, onLine } = useMemo(() => {
    const ofLines = createFollower<ServiceLineChange>({ queries, ...serviceLineChanges })
    return { ofLines, onLine: (line: ServiceLine, seq?: number) => ofLines.apply({ line, seq }) }
  }, [queries])
  const live = useLiveTickets(socket, locationId, { onLine, onForget: ofLines.forget })
  const { tickets, counters, follower, apply, applyCounter, readAgain } = live
  const lines = useQuery(serviceLinesQuery(socket, locationId, ofLines))
  const overview = useQuery(overviewQuery(socket, locationId))
  const all = [tickets, counters, lines, overview]
  return {
    tickets: tickets.data,
    counters: counters.data,
    lines: lines.data,
    overview: overview.data,
    isError: all.some(({ isError, data }) => isError && data === undefined),
    show(ticket, before) {
      const end = follower.show({ ticket }, { ticket: before })
      return (outcome) => end(outcome && { ticket: outcome })
    },
    ...{ apply, applyCounter, applyLine: onLine, readAgain },
  }
}
