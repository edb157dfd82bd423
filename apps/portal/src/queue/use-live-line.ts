import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import type { Ticket } from '@rinda/client/queue/tickets'
import { localDateOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../session/session.tsx'
import type { CounterChoice } from './kept-counter.ts'
import { orderQuery } from './line-queries.ts'
import { doneQuery } from './location-queries.ts'
import { type Counter, isWaiting } from './ticket.ts'
import { type LiveTickets, useLiveTickets } from './use-live-tickets.ts'

export type LiveLine = Pick<LiveTickets, 'apply' | 'applyCounter' | 'readAgain'> & {
  /** All of today's tickets; undefined until they are there. */
  readonly tickets: readonly Ticket[] | undefined
  /** Tickets that wait for this counter, in the order in which it would call them. */
  readonly order: readonly Ticket[]
  /** Visits that were finished at the location today; undefined until it is known. */
  readonly served: number | undefined
  /** Share of the waits of the last 30 days that ended as promised; null: not known, or of too few. */
  readonly keptShare: number | null
  readonly counters: readonly Counter[]
  readonly areCountersKnown: boolean
  readonly isError: boolean
}

/** Keeps the line of a location true, as one of its counters sees it. */
export function useLiveLine(socket: AgentSocket, { locationId, counter }: CounterChoice): LiveLine {
  const { tickets, counters, apply, applyCounter, readAgain } = useLiveTickets(socket, locationId)
  const order = useQuery(orderQuery(socket, locationId, counter))
  // Nothing tells of it but the visits that end: it is asked for after each.
  const ended = tickets.data?.filter(({ status }) => status === 'DONE').length
  const today = localDateOf(useNow(), useSession().profileAt(locationId).zone)
  const done = useQuery({ ...doneQuery(socket, locationId, today, ended ?? 0), enabled: ended !== undefined })
  const inLine = useMemo(() => stillWaiting(order.data ?? [], tickets.data ?? []), [order.data, tickets.data])
  return {
    tickets: tickets.data,
    order: inLine,
    served: done.data?.served,
    keptShare: done.data?.keptShare ?? null,
    counters: counters.data ?? [],
    areCountersKnown: counters.data !== undefined,
    isError: (tickets.isError && !tickets.data) || (order.isError && !order.data),
    ...{ apply, applyCounter, readAgain },
  }
}

/** Gives those of an order who still wait, by the newest that is known of each. Who has just come is in the next order. */
function stillWaiting(order: readonly Ticket[], tickets: readonly Ticket[]): readonly Ticket[] {
  const newest = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return order.filter((ticket) => isWaiting(newest.get(ticket.id) ?? ticket))
}
