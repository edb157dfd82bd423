import type { Ticket } from '@rinda/client/queue/tickets'
import type { ServiceLine } from '../../../queue/overview.ts'
import { type Counter, isWaiting, minutesWaited } from '../../../queue/ticket.ts'
import { takenServices } from '../card/counter-face.ts'

/** Figures of those who wait for a service: how many, the longest of them in minutes, and how many counters work for it. */
export type LineFigures = { readonly waiting: number; readonly longest: number; readonly counters: number }

/** Works out the figures of a service from what is known at a moment, in ms since 1970. */
export function lineFigures(
  { serviceId }: Pick<ServiceLine, 'serviceId'>,
  { tickets, counters }: { readonly tickets: readonly Ticket[]; readonly counters: readonly Counter[] },
  nowMs: number,
): LineFigures {
  const waiting = tickets.filter((ticket) => isWaiting(ticket) && ticket.serviceId === serviceId)
  const working = counters.filter(
    (one) => one.isOpen && !one.isPaused && takenServices(one, [serviceId]).includes(serviceId),
  )
  return {
    waiting: waiting.length,
    longest: Math.max(0, ...waiting.map((ticket) => minutesWaited(ticket, nowMs))),
    counters: working.length,
  }
}

/** Gives those who are next, by an order of ids, as far as they wait still; who came since then stands last. */
export function nextOnes(order: readonly number[], tickets: readonly Ticket[]): readonly Ticket[] {
  const waiting = new Map(tickets.filter(isWaiting).map((ticket) => [ticket.id, ticket]))
  const ordered = order.flatMap((id) => waiting.get(id) ?? [])
  for (const id of order) waiting.delete(id)
  return [...ordered, ...waiting.values()]
}
